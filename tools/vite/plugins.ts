import { copyFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Fills `%group.key%` in `index.html` from the Spanish translation file, `%company.key%` from the company's. */
export function bootTexts(root: string, companyFile: string): Plugin {
  return {
    name: 'boot-texts',
    transformIndexHtml(html) {
      const file = resolve(root, 'src/app/i18n/locales/es.json');
      const texts = readJson(file) as Record<string, Record<string, string>>;
      texts['company'] = readJson(companyFile) as Record<string, string>;
      return html.replace(/%([a-z]+)\.([a-zA-Z]+)%/g, (_, group: string, key: string) => {
        const text = texts[group]?.[key];
        if (text === undefined) {
          throw new Error(`index.html asks for ${group}.${key}, which its file lacks.`);
        }
        return escapeHtml(text);
      });
    },
  };
}

/** Preloads what the first screen needs beside the entry, so that it costs no second journey. */
export function preloadEntry(): Plugin {
  let base = '/';
  return {
    name: 'preload-entry',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.values(bundle ?? {});
        const language = files.find((file) => file.type === 'chunk' && file.name === 'es');
        const font = files.find(({ fileName }) => fileName.endsWith('.woff2'));
        return [
          { rel: 'modulepreload', file: language },
          { rel: 'preload', file: font, as: 'font', type: 'font/woff2' },
        ].flatMap(({ file, ...attrs }) =>
          file === undefined
            ? []
            : [
                {
                  tag: 'link',
                  attrs: { ...attrs, href: base + file.fileName, crossorigin: '' },
                  injectTo: 'head' as const,
                },
              ],
        );
      },
    },
  };
}

/** Adds the page that static hosts show for any address they have no file for: the app itself. */
export function staticFallback(): Plugin {
  let folder = '';
  return {
    name: 'static-fallback',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      copyFileSync(resolve(folder, 'index.html'), resolve(folder, '404.html'));
    },
  };
}

/** Serves the mocks' worker in development and adds it to the demo build alone. */
export function mockWorker(root: string): Plugin {
  const source = resolve(root, '.storybook/public', WORKER);
  let outDir = '';
  return {
    name: 'mock-worker',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    configureServer(server) {
      server.middlewares.use(`/${WORKER}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(source));
      });
    },
    writeBundle() {
      copyFileSync(source, resolve(root, outDir, WORKER));
    },
  };
}
