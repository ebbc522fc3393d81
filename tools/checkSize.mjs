import { existsSync, readFileSync, statSync } from 'node:fs';
import { buildWhenStale } from './lib/app.mjs';
import { filesUnder } from './lib/files.mjs';
import { runScript } from './lib/runScript.mjs';
import { ScriptError } from './lib/scriptError.mjs';
import {
  awaitedByPage,
  brotliSize,
  initialScripts,
  mockTraces,
  sizeFaults,
  sizeTable,
} from './lib/size.mjs';

/** @param {string} file */
function read(file) {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new ScriptError(`${file} is missing: run "npm run build" first.`);
}

function measure() {
  const manifest = JSON.parse(read('deploy/manifest.json'));
  /** @param {string} file */
  const sized = (file) => ({ file, bytes: brotliSize(readFileSync(`dist/${file}`)) });
  const pages = filesUnder('dist').filter((file) => /(?<!index|404)\.html$/.test(file));
  const fonts = filesUnder('dist').filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file));
  return {
    pages: pages.map((file) => {
      const html = read(file);
      return {
        name: file.slice('dist'.length, -'.html'.length),
        html: brotliSize(readFileSync(file)),
        scripts: initialScripts(manifest, html).map(sized),
        awaited: awaitedByPage(html),
      };
    }),
    sheets: filesUnder('dist')
      .filter((file) => file.endsWith('.css'))
      .map((file) => sized(file.slice('dist/'.length))),
    fonts: fonts.map((file) => ({ file: file.slice('dist/'.length), bytes: statSync(file).size })),
  };
}

function mockFaults() {
  return filesUnder('dist').flatMap((file) =>
    mockTraces(file, readFileSync(file, 'latin1')).map(
      (marker) => `${file} holds mock code ("${marker}").`,
    ),
  );
}

runScript(async () => {
  if (!process.argv.includes('--no-build')) await buildWhenStale();
  const measured = measure();
  for (const { name, html, scripts } of measured.pages) {
    // The pages of the carriers are alike.
    if (/company\/(?!TELCEL$)/.test(name)) continue;
    console.log(`${name}: ${(html / 1000).toFixed(1)} kB of HTML, and of JavaScript, brotli`);
    console.log(sizeTable(scripts).join('\n'));
  }
  console.log('Styles, brotli');
  console.log(sizeTable(measured.sheets).join('\n'));
  console.log('Fonts');
  console.log(sizeTable(measured.fonts).join('\n'));
  const { errors, warnings } = sizeFaults(measured);
  errors.push(...mockFaults());
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  for (const error of errors) console.error(`Error: ${error}`);
  return errors.length > 0 ? 1 : 0;
});
