import { copyFileSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '#addresses/addresses';
import {
  defaultLanguage,
  languages,
  localeOf,
  openGraphLocale,
  type Language,
} from '#i18n/languages';
import { defaultTheme } from '#theme/defaultTheme';
import { palettes } from '#theme/palette';
import { defaultRadii } from '#theme/tokens';

/** The mocks' worker, and the worker of the installed MSW that it imports. */
const workerFiles = ['mocks/mockWorker.js', 'node_modules/msw/lib/mockServiceWorker.js'];

/** What is shown before the app's style sheet, and by the system around the app. */
const theme = {
  ...defaultTheme.colors,
  paper: palettes.light.paper,
  darkPaper: palettes.dark.paper,
  radius: `${String(defaultRadii.control)}px`,
};

type Texts = Record<string, string>;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The texts of a language by group and key. The company's data and the default theme are groups, too. */
function readTexts(root: string, companyFile: string, language: string) {
  const file = resolve(root, `src/i18n/locales/${language}.json`);
  const company = readJson(companyFile) as Texts;
  const texts: Record<string, Texts> = { ...(readJson(file) as object), company, theme };
  return (group: string, key: string) => {
    const text = texts[group]?.[key];
    if (text === undefined) {
      throw new Error(`index.html uses ${group}.${key}, which does not exist in ${file}.`);
    }
    return text.replaceAll('{{company}}', () => company['name'] ?? '');
  };
}

/**
 * Replaces `%group.key%` in `index.html` with texts of the default language, and `%company.key%` and `%theme.key%` with
 * the company's data and the default theme. Repeats the part between `each-language` comments for each language.
 */
export function bootTexts(root: string, companyFile: string): Plugin {
  function fill(html: string, language: Language): string {
    const read = readTexts(root, companyFile, language);
    return html
      .replaceAll('%language%', language)
      .replaceAll('%locale%', openGraphLocale(language))
      .replace(/%([a-z]+)\.([a-zA-Z]+)%/g, (_, group: string, key: string) =>
        read(group, key).replace(/[&<>"]/g, (char) => `&#${String(char.charCodeAt(0))};`),
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
        // Removes indentation and comments.
        return fill(inEach, defaultLanguage).replace(/^[ \t]+(?:\/\/.*)?/gm, '');
      },
    },
  };
}

/** The web app manifest, with the company's data. */
export function webManifest(root: string, companyFile: string) {
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
    start_url: `.${paths.start}`,
    display: 'standalone',
    background_color: palettes.light.ground,
    theme_color: palettes.light.paper,
    icons: [icon(192), icon(512), { ...icon(512, 'icon-maskable-512'), purpose: 'maskable' }],
  };
}

/** Serves the mocks' worker in development and adds it to the demo build only. */
export function mockWorker(root: string): Plugin {
  let outDir = '';
  return {
    name: 'mock-worker',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    configureServer(server) {
      for (const file of workerFiles) {
        server.middlewares.use(`/${basename(file)}`, (_, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(readFileSync(resolve(root, file)));
        });
      }
    },
    writeBundle() {
      for (const file of workerFiles) {
        copyFileSync(resolve(root, file), resolve(root, outDir, basename(file)));
      }
    },
  };
}
