import { existsSync } from 'node:fs';
import { run } from './processes.mjs';

/** Where Debian puts Firefox ESR. */
export const firefoxPath = '/usr/bin/firefox-esr';

/** Where Debian puts the Chromium that keeps its sessions on the disk; the headless shell keeps none. */
export const fullChromiumPath = '/usr/bin/chromium';

/** What the tests drive besides the usual Chromium. */
const programs = {
  chromium: { packages: ['chromium'], isThere: () => existsSync(fullChromiumPath) },
  firefox: { packages: ['firefox-esr'], isThere: () => existsSync(firefoxPath) },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => ['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`)),
  },
  nginx: {
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    isThere: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
};

/**
 * Installs packages of Debian's, which root alone can.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether it has
 */
export async function installPackages(packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  console.log(`Asking Debian for ${packages.join(' and ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  await run({ command: 'apt-get', args: ['update'], env });
  return (await run({ command: 'apt-get', args: install, env })) === 0;
}

/**
 * Whether a program is there, or could be installed; says what is missing where neither.
 * @param {keyof typeof programs} name
 */
export async function isReady(name) {
  const { packages, isThere } = programs[name];
  if (isThere() || (await installPackages(packages))) return true;
  console.warn(
    `${name} was NOT driven: it needs Debian's packages ${packages.join(' and ')}, and only root can install them.`,
  );
  return false;
}
