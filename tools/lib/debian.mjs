import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The path of Debian's Firefox ESR. */
export const firefoxPath = '/usr/bin/firefox-esr';

/** The programs that tests need: their packages, and the files that these install. */
const programs = {
  firefox: { packages: ['firefox-esr'], files: [firefoxPath] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
  nginx: {
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    files: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
};

/**
 * Whether a program is installed or could be installed, which only root can do. Prints what is missing otherwise.
 * @param {keyof typeof programs} name
 */
export function isReady(name) {
  const { packages, files } = programs[name];
  if (files.every(existsSync)) return true;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(' and ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    if (spawnSync('apt-get', install, { stdio: 'inherit', env }).status === 0) return true;
  }
  console.warn(
    `${name} is NOT used: it needs the Debian packages ${packages.join(' and ')}, and only root can install them.`,
  );
  return false;
}
