import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as tokens from '../tokens/tokenFiles.ts';

const source = path.resolve(import.meta.dirname, '../tokens/tokenFiles.ts');

/** The files of design tokens, made from the current theme. */
async function makeTokens(): Promise<tokens.TokenFile[]> {
  const config = { configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<typeof tokens>(source, config);
  return module.tokenFiles();
}

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
