import { existsSync, readdirSync } from 'node:fs';
import { machine } from './chromium.mjs';
import { run } from './processes.mjs';
import { ScriptError } from './scriptError.mjs';

/** Where Debian puts Firefox ESR. */
export const firefoxPath = '/usr/bin/firefox-esr';

const libraries = '/usr/lib';

/**
 * WebKitGTK's little browser, which Debian keeps in a folder by the machine's kind and the library's version.
 * @returns {string | undefined}
 */
export function miniBrowser() {
  return readdirSync(libraries)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((kind) => ['4.1', '4.0', '6.0'].map((version) => `${kind}/webkit2gtk-${version}`))
    .map((folder) => `${libraries}/${folder}/MiniBrowser`)
    .find((file) => existsSync(file));
}

/** @type {Record<string, { packages: string[], isThere: () => boolean }>} */
const engines = {
  firefox: { packages: ['firefox-esr'], isThere: () => machine.runs(firefoxPath) },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () =>
      miniBrowser() !== undefined &&
      ['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`)),
  },
};

/**
 * Finds an engine beside Chromium, or installs it.
 * @param {string} name
 * @throws {ScriptError} where it is not there and cannot be installed
 */
export async function requireEngine(name) {
  const engine = engines[name];
  if (engine === undefined) {
    throw new ScriptError(
      `There is no browser ${name}: there are chromium, ${Object.keys(engines).join(', ')}.`,
    );
  }
  if (engine.isThere()) return;
  if (machine.canUseApt()) {
    console.log(`Asking Debian's packages for ${name} …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '--no-install-recommends', ...engine.packages];
    await run({ command: 'apt-get', args: ['update'], env });
    await run({ command: 'apt-get', args: install, env });
    if (engine.isThere()) return;
  }
  throw new ScriptError(
    `${name} was NOT driven: it needs Debian's packages ${engine.packages.join(' and ')}, and only root can install them.`,
  );
}
