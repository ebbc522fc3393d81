import { copyFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import { defaultLanguage, languages, localeOf } from '#languages';
import { pickGroups } from '#textParts';

/** The mocks' worker, and MSW's own that it loads. */
const WORKER = ['mockWorker.js', 'mockServiceWorker.js'];

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The texts of a language by group and key, with the company's data as a group of its own. */
function readTexts(root: string, companyFile: string, language: string) {
  const file = resolve(root, `src/app/i18n/locales/${language}.json`);
  const texts = readJson(file) as Record<string, Record<string, string>>;
  const company = readJson(companyFile) as Record<string, string>;
  texts['company'] = company;
  return (group: string, key: string) => {
    const text = texts[group]?.[key];
    if (text === undefined) {
      throw new Error(`The page asks for ${group}.${key}, which its file lacks.`);
    }
    return text.replaceAll('{{company}}', () => company['name'] ?? '');
  };
}

/**
 * Fills `%group.key%` in `index.html` from the default language's texts, `%company.key%` from the
 * company's data, and repeats what stands between the `each-language` comments for each language.
 */
export function bootTexts(root: string, companyFile: string): Plugin {
  function fill(html: string, language: string): string {
    const read = readTexts(root, companyFile, language);
    return html
      .replaceAll('%language%', language)
      .replace(/%([a-z]+)\.([a-zA-Z]+)%/g, (_, group: string, key: string) =>
        escapeHtml(read(group, key)),
      );
  }
  return {
    name: 'boot-texts',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const inEach = html.replace(
          /<!--each-language-->([^]*?)<!--\/each-language-->/g,
          (_, part: string) => languages.map((language) => fill(part, language)).join(''),
        );
        // Neither indentation nor notes are for visitors.
        return fill(inEach, defaultLanguage).replace(/^[ \t]+(?:\/\/.*)?/gm, '');
      },
    },
  };
}

/** The web app's manifest, by which a phone installs it, from the company's data. */
export function webManifest(root: string, companyFile: string): Partial<ManifestOptions> {
  const read = readTexts(root, companyFile, defaultLanguage);
  const icon = (size: number, name = `icon-${String(size)}`) => ({
    src: `${name}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
  });
  return {
    name: read('app', 'site'),
    short_name: read('company', 'name'),
    description: read('landing', 'description'),
    lang: localeOf(defaultLanguage),
    start_url: './start',
    display: 'standalone',
    background_color: '#F6F3FA',
    theme_color: '#FFFFFF',
    icons: [icon(192), icon(512), { ...icon(512, 'icon-maskable-512'), purpose: 'maskable' }],
  };
}

/** Takes the file of a language apart, so that each screen brings the texts that it needs. */
export function localeParts(): Plugin {
  return {
    name: 'locale-parts',
    enforce: 'pre',
    load(id) {
      const [file = '', part] = id.split('?part=');
      if (part === undefined || !file.endsWith('.json')) return undefined;
      this.addWatchFile(file);
      const texts = JSON.stringify(pickGroups(readJson(file) as object, part));
      return { code: texts, moduleType: 'json' };
    },
  };
}

/** What the app's browsers need of what its dependencies hold: no old React, no router and no formats unused. */
export function lightDependencies(): Plugin {
  const shim = 'use-sync-external-store/shim';
  return {
    name: 'light-dependencies',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      return id === shim ? `\0${shim}` : undefined;
    },
    load(id) {
      return id === `\0${shim}` ? "export { useSyncExternalStore } from 'react';" : undefined;
    },
    transform: {
      filter: { id: /\/(react-router\/dist\/production\/chunk-|i18next\/dist\/esm\/i18next\.js)/ },
      handler: (code) =>
        code
          // A name for developers keeps components that nobody uses, and all that they need.
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (?=\w+\.forwardRef\()/g, '= /* @__PURE__ */ ')
          // No text formats a value: amounts and dates come formatted.
          .replace('formatter = Formatter;', ''),
    },
  };
}

/** The file of the screen that stands at all addresses but those of the others. */
export const FIRST_SCREEN = 'Products/Products.tsx';

/** The code of a screen besides the entry, by the end of its file's path. */
export function filesOfScreen(chunks: readonly Rolldown.OutputChunk[], end: string): string[] {
  const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${end}`));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const files = new Set(own.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  return [...files].filter((file) => !entries.includes(file));
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
        const chunks = files.filter((file) => file.type === 'chunk');
        const fonts = files.filter(({ fileName }) => fileName.endsWith('.woff2'));
        const links = [
          ...filesOfScreen(chunks, `${defaultLanguage}.json?part=page`).map((file) => ({
            file,
            rel: 'modulepreload',
          })),
          ...filesOfScreen(chunks, FIRST_SCREEN).map((file) => ({
            file,
            rel: 'modulepreload',
            'data-screen': true,
          })),
          ...fonts.map(({ fileName: file }) => ({
            file,
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
          })),
        ];
        return links.map(({ file, ...attrs }) => ({
          tag: 'link',
          attrs: { ...attrs, href: base + file, crossorigin: '' },
          injectTo: 'head' as const,
        }));
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
    writeBundle() {
      copyFileSync(resolve(folder, 'index.html'), resolve(folder, '404.html'));
    },
  };
}

/** Serves the mocks' worker in development and adds it to the demo build alone. */
export function mockWorker(root: string): Plugin {
  const sourceOf = (file: string) => resolve(root, '.storybook/public', file);
  let outDir = '';
  return {
    name: 'mock-worker',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    configureServer(server) {
      for (const file of WORKER) {
        server.middlewares.use(`/${file}`, (_, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(readFileSync(sourceOf(file)));
        });
      }
    },
    writeBundle() {
      for (const file of WORKER) copyFileSync(sourceOf(file), resolve(root, outDir, file));
    },
  };
}
