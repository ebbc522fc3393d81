import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { productEndpoints } from '#api/productEndpoints';
import type { RecargasConfig } from '#tools/config.ts';

/** The id of the script in each page. */
export const BOOT_ID = 'boot';

/** The request of the product list, which the page sends before its scripts are loaded. */
function productRequest({ apiBaseUrl, apiToken, mocks }: RecargasConfig) {
  // Mocks respond to the app's own requests only.
  if (mocks) return null;
  const { method, path } = productEndpoints.getProducts;
  return { method, address: apiBaseUrl + path, body: { token: apiToken, objectInput: {} } };
}

/** Bundles `src/app/boot/boot.ts` to one script without imports. */
async function bundle(root: string, settings: RecargasConfig): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PRODUCT_REQUEST: JSON.stringify(productRequest(settings)) },
    build: {
      target: 'es2020',
      write: false,
      rolldownOptions: {
        input: resolve(root, 'src/app/boot/boot.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  // Escaped, so that no setting can end the element.
  return output[0].code.trim().replace(/<(?=\/|!--)/g, '\\x3C');
}

/** Writes the script that runs before the app in place of the comment in index.html. */
export function bootScript(root: string, settings: RecargasConfig): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'boot-script',
    async transformIndexHtml(html) {
      code ??= bundle(root, settings);
      const script = `<script id="${BOOT_ID}">${await code}</script>`;
      return html.replace('<!--boot-->', () => script);
    },
  };
}
