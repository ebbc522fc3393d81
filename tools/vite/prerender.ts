import { mkdtemp, rm } from 'node:fs/promises';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

type Page = { head: string; styles: string; body: string };
type Renderer = { pages: () => string[]; renderPage: (path: string) => Promise<Page> };

/** The file of a page: hosts of static files find it by the address alone. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}.html`;
}

/** Builds the app for Node and loads it. */
async function loadRenderer(config: InlineConfig, folder: string): Promise<Renderer> {
  await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, minify: false },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Renderer;
}

/** What stands before the scripts in the shell, filled in for a page. */
function fill(shell: string, path: string, { head, styles, body }: Page, preloads: string): string {
  return shell
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `${preloads}${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${body}</div>`);
}

/**
 * Writes the pages that are the same for everyone as HTML, by the app itself: what a person sees
 * first then waits for no script. A build for a folder keeps its one page.
 */
export function prerender(config: InlineConfig): Plugin {
  let folder = '';
  let root = '';
  let base = '/';
  let chunks: Rolldown.OutputChunk[] = [];

  /** The scripts of a page beside the entry's. */
  function preloadsOf(path: string): string {
    const name = path.startsWith('/superhome') ? 'Landing' : 'Carrier';
    const own = path === '/start' ? undefined : chunks.find((chunk) => chunk.name === name);
    const files = own === undefined ? [] : [own.fileName, ...own.imports];
    return files
      .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
      .join('');
  }

  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      root = resolved.root;
      folder = resolve(root, resolved.build.outDir);
      base = resolved.base;
    },
    generateBundle(_, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error || base !== '/') return;
        const place = await mkdtemp(join(tmpdir(), 'prerender-'));
        try {
          const { pages, renderPage } = await loadRenderer({ ...config, root }, place);
          const shell = readFileSync(join(folder, 'index.html'), 'utf8');
          for (const path of pages()) {
            const file = join(folder, fileOfPage(path));
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, fill(shell, path, await renderPage(path), preloadsOf(path)));
          }
        } finally {
          await rm(place, { recursive: true, force: true });
        }
      },
    },
  };
}
