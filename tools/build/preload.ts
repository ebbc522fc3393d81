import { defaultLanguage } from '#i18n/languages';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import type { PageRenderer } from './pageRenderer.ts';

/** The files of a screen's code, without the entry. */
function filesOfScreen(chunks: readonly Rolldown.OutputChunk[], screen: string): string[] {
  const module = `/src/screens/${screen}/${screen}.tsx`;
  const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const files = new Set(own.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  return [...files].filter((file) => !entries.includes(file));
}

/** The links that preload a screen's code, which the browser would otherwise discover in the entry. */
export function modulePreloads(
  chunks: readonly Rolldown.OutputChunk[],
  screen: string,
  base: string,
): string {
  return filesOfScreen(chunks, screen)
    .map((file) => `<link rel="modulepreload" crossorigin data-screen href="${base}${file}">`)
    .join('');
}

/** Preloads the texts of the current language. It runs as an inline script. */
function preloadTexts(files: Readonly<Record<string, string>>, fallback: string): void {
  let language = fallback;
  try {
    const requested = new URLSearchParams(location.search).get('lang');
    language = requested ?? localStorage.getItem('language') ?? fallback;
  } catch {
    // Without storage, the default language is used.
  }
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = files[language] ?? files[fallback] ?? '';
  document.head.append(link);
}

/** The addresses of the translation files in the build, by language. */
function addressesOfTexts(files: readonly Rolldown.OutputAsset[], base: string) {
  const found = files.flatMap(({ fileName, originalFileNames }) =>
    originalFileNames.flatMap((name) => {
      const [, language] = /i18n\/locales\/([^/]+)\.json$/.exec(name) ?? [];
      return language === undefined ? [] : [[language, base + fileName] as const];
    }),
  );
  return Object.fromEntries(found);
}

/** Preloads what each page needs first: its texts, the display font and the code of its screen. */
export function preloadFirst(renderer: PageRenderer): Plugin {
  let base = '/';
  return {
    name: 'preload-first',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const chunks = files.filter((file) => file.type === 'chunk');
        const assets = files.filter((file) => file.type === 'asset');
        const texts = addressesOfTexts(assets, base);
        const values = [texts, defaultLanguage].map((value) => JSON.stringify(value));
        const { screenOf } = await renderer.app();
        const fonts = assets
          .filter(({ fileName }) => fileName.endsWith('.woff2'))
          .map(({ fileName }): HtmlTagDescriptor => {
            const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };
            return { tag: 'link', attrs: { ...attrs, href: base + fileName }, injectTo: 'head' };
          });
        return {
          // An address without a prerendered page shows the start screen first.
          html: html.replace(
            '</head>',
            `${modulePreloads(chunks, screenOf('/start'), base)}</head>`,
          ),
          tags: [
            ...fonts,
            {
              tag: 'script',
              children: `(${preloadTexts.toString()})(${values.join(',')})`,
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
