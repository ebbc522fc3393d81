import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { createCall } from '#api/endpoint';
import { getProducts } from '#api/endpoints';
import type { Settings } from '#screens/data/environment';
import { defineSettings } from './sharedConfig.ts';

/** The id of the script in each page. */
export const BOOT_ID = 'boot';

/** The request of the product list, which the page sends before its scripts are loaded. */
function productRequest(settings: Settings) {
  // Mocks respond to the app's own requests only.
  return settings.mocks ? null : createCall(getProducts, { settings }, {});
}

/** The file with the licence notices of the bundled packages. */
export const licencesFile = 'licences.md';

/** Bundles a module of `src/app` to one script without imports. Returns its code, and the notices of its packages. */
export async function bundle(root: string, file: string, define = {}) {
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      target: 'es2020',
      write: false,
      license: { fileName: licencesFile },
      rolldownOptions: {
        input: resolve(root, 'src/app', file),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  // Escaped, so that no setting can end the element.
  const code = output[0].code.trim().replace(/<(?=\/|!--)/g, '\\x3C');
  const notices = output.find(({ fileName }) => fileName === licencesFile);
  return { code, licences: notices?.type === 'asset' ? String(notices.source) : '' };
}

/** Writes the script that runs before the app in place of the comment in index.html. */
export function bootScript(root: string, settings: Settings): Plugin {
  let script: ReturnType<typeof bundle> | undefined;
  return {
    name: 'boot-script',
    async transformIndexHtml(html) {
      const request = JSON.stringify(productRequest(settings));
      script ??= bundle(root, 'boot/boot.ts', {
        PRODUCT_REQUEST: request,
        ...defineSettings(settings),
      });
      const { code } = await script;
      return html.replace('<!--boot-->', () => `<script id="${BOOT_ID}">${code}</script>`);
    },
  };
}
