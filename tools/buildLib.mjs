import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { bundleLibrary } from './package/bundle.mjs';
import { emitDeclarations } from './package/declarations.mjs';
import { libraryEntries } from './package/entries.mjs';
import { libraryIndex, libraryManifest } from './package/manifest.mjs';
import { runScript, ScriptError } from './lib/runScript.mjs';
import { writeTokens } from './lib/tokens.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outDir = path.resolve(process.argv[2] ?? path.join(root, 'dist-lib'));
const theme = 'components/theme';

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  writeFileSync(path.join(outDir, file), text);
}

/** The drawings for whoever wants them as files, and what the licences ask to go along. */
function copyFiles() {
  for (const folder of ['wordmarks', 'marks', 'fonts']) {
    cpSync(path.join(root, 'src', theme, folder), path.join(outDir, theme, folder), {
      recursive: true,
    });
  }
  cpSync(path.join(root, 'tools/package/README.md'), path.join(outDir, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(outDir, file));
  }
}

runScript(async () => {
  const entries = libraryEntries(root);
  const imported = await bundleLibrary({ root, outDir, entries });
  const complaints = emitDeclarations({ root, outDir, entries });
  if (complaints !== '') throw new ScriptError(`The types could not be written:\n${complaints}`);
  const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const manifest = libraryManifest(own, entries, imported);
  write('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
  write('index.js', libraryIndex(entries));
  write('index.d.ts', libraryIndex(entries));
  copyFiles();
  await writeTokens(path.join(outDir, 'tokens'));
  console.log(`${entries.length} modules in ${path.relative(process.cwd(), outDir) || outDir}`);
  const { messages, pkg } = await publint({ pkgDir: outDir, strict: true });
  for (const message of messages) console.error(formatMessage(message, pkg));
  if (messages.length === 0) console.log('publint finds nothing to mend.');
  return messages.length > 0 ? 1 : 0;
});
