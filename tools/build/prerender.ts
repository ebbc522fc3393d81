import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { paths } from '#addresses/addresses';
import type { Settings } from '#screens/data/environment';
import { bundle } from './bootScript.ts';
import { renderDocument } from './pageDocument.ts';
import type { ServerBuild } from './serverBuild.ts';
import { defineSettings } from './sharedConfig.ts';

/** The file of a page, which static hosts find by its address. */
function fileOfPage(path: string): string {
  return `${path.slice(1)}.html`;
}

/** The files of a screen's code, without the entry. The browser would otherwise discover them in the entry. */
function filesOfScreen(chunks: readonly Rolldown.OutputChunk[], screen: string): string[] {
  const module = `/src/screens/${screen}/${screen}.tsx`;
  const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const files = new Set(own.flatMap(({ fileName, imports }) => [fileName, ...imports]));
  return [...files].filter((file) => !entries.includes(file));
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

/**
 * Writes the pages of a build: those that are the same for every user, so that they show before the scripts run,
 * and the page for all other addresses, also as `404.html` for static hosts. A build with a base path or with
 * mocks has no prerendered pages.
 */
export function prerender(serverBuild: ServerBuild, settings: Settings): Plugin {
  let root = '';
  let folder = '';
  let base = '/';
  let files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [];

  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      root = resolved.root;
      folder = resolve(resolved.root, resolved.build.outDir);
      base = resolved.base;
      serverBuild.setBase(base);
    },
    generateBundle(_, bundle) {
      files = Object.values(bundle);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const app = await serverBuild.app();
        const chunks = files.filter((file) => file.type === 'chunk');
        const assets = files.filter((file) => file.type === 'asset');
        const texts = addressesOfTexts(assets, base);
        const shell = readFileSync(join(folder, 'index.html'), 'utf8');
        const define = defineSettings(settings);
        const scripts = ['completeStart', 'completeCarrier'].map(async (name) => {
          const { code } = await bundle(root, `boot/${name}.ts`, define);
          return code;
        });
        const [start = '', carrier = ''] = await Promise.all(scripts);
        const completion = { start, carrier };
        const build = { shell, folder, texts, faces: app.styles.faces, completion };
        const preloads = (screen: string) =>
          filesOfScreen(chunks, screen).map((file) => base + file);

        // An address without a prerendered page shows the start screen first.
        const other = await renderDocument(build, preloads(app.screenOf(paths.start)));
        for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), other);
        if (settings.mocks || base !== '/') return;
        for (const path of app.pages()) {
          const page = await app.renderPage(path);
          const file = join(folder, fileOfPage(path));
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, await renderDocument(build, preloads(page.screen), { path, page }));
        }
      },
    },
  };
}
