import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { machine } from './chromium.mjs';
import { run } from './processes.mjs';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function isThere() {
  return existsSync(brotli) && spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
}

/**
 * Whether Debian's nginx is there, or could be installed; says what is missing where neither.
 * @returns {Promise<boolean>}
 */
export async function ensureNginx() {
  if (isThere()) return true;
  if (machine.canUseApt()) {
    console.log("Asking Debian's packages for nginx …");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    await run({ command: 'apt-get', args: ['update'], env });
    await run({ command: 'apt-get', args: install, env });
    if (isThere()) return true;
  }
  console.warn(
    `The deployment was NOT tested: it needs Debian's packages ${packages.join(' and ')}, and only root can install them.`,
  );
  return false;
}
