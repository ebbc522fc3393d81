import type { Plugin } from 'vite';
import { makeTokens } from '../lib/tokens.mjs';

/** Serves and emits the design tokens as files under `tokens/`. */
export function tokenAssets(): Plugin {
  return {
    name: 'token-assets',
    configureServer({ middlewares }) {
      middlewares.use('/tokens', (request, response, next) => {
        makeTokens().then((files) => {
          const file = files.find(({ name }) => request.url?.split('?')[0] === `/${name}`);
          if (file === undefined) next();
          else response.end(file.text);
        }, next);
      });
    },
    async generateBundle() {
      for (const { name, text } of await makeTokens()) {
        this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source: text });
      }
    },
  };
}
