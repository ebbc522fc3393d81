import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { browsersFolder, ensureInstalled } from './install.mjs';

/** Whether the Chromium of the lock file runs here: the only one that renders pictures like the references. */
export const isLocked =
  !process.env['CHROMIUM_PATH'] && process.platform === 'linux' && process.arch === 'x64';

const packages = path.join(browsersFolder, 'node_modules');

/** Fonts of the packages only. Arimo has the widths of Liberation Sans, by whose name styles find it. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>${packages}/@expo-google-fonts/arimo/400Regular</dir>
  <cachedir>${packages}/.cache/fontconfig</cachedir>
  <alias binding="same"><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <match target="scan">
    <test name="family"><string>Arimo</string></test>
    <edit name="fullname" mode="assign"><string>Liberation Sans</string></edit>
  </match>
</fontconfig>
`;

/**
 * Unpacks Chromium with its libraries and fonts, unless another process has done it.
 * @param {string} folder
 */
async function unpack(folder) {
  await mkdir(path.dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  // The package writes to the temporary folder. With this runtime, it unpacks the libraries, too.
  const env = { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const code = "await (await import('@sparticuz/chromium')).default.executablePath()";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: browsersFolder,
    env,
  });
  await writeFile(path.join(draft, 'fonts/fonts.conf'), fontConfiguration);
  // Renaming is atomic: no process sees half a browser.
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}

/**
 * Returns how Playwright launches Chromium: `CHROMIUM_PATH`, else the one of `tools/browsers`, which needs nothing of the
 * system and is installed by the first call, else Playwright's own (`npx playwright install chromium`).
 * @returns {Promise<import('playwright').LaunchOptions>}
 */
export async function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return { executablePath: given };
  if (!isLocked) return {};
  ensureInstalled(browsersFolder);
  const { version } = JSON.parse(
    readFileSync(`${packages}/@sparticuz/chromium/package.json`, 'utf8'),
  );
  const folder = `${packages}/.cache/chromium-${version}`;
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: `${folder}/chromium`,
    env: {
      .../** @type {Record<string, string>} */ (process.env),
      LD_LIBRARY_PATH: `${folder}/al2023/lib`,
      FONTCONFIG_PATH: `${folder}/fonts`,
    },
  };
}
