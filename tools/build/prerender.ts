import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Beasties from 'beasties';
import type { Plugin, Rolldown } from 'vite';
import type { PrerenderedPage as Page } from '#app/prerender';
import type { PageRenderer } from './pageRenderer.ts';
import { modulePreloads } from './preload.ts';

/** The file of a page: hosts of static files find it by the address alone. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}.html`;
}

/** The call of tools/build/prefetchProducts.ts. */
const listCall = /<script>\(function call[^]*?<\/script>/;

/** A drawing as an address that needs no request. */
function dataAddress(svg: string): string {
  const text = svg.trim().replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/[#%<>]/g, (sign) => encodeURIComponent(sign))}`;
}

/**
 * Puts the drawing that the page begins with into the page itself, where it is there at once. React
 * leaves the address as it finds it, and names the file by it later on.
 */
function withFirstPicture({ head, body, ...page }: Page, folder: string): Page {
  const [, address] = /<img[^>]*? loading="eager"[^>]*? src="([^"]+\.svg)"/.exec(body) ?? [];
  if (address === undefined) return { head, body, ...page };
  const svg = readFileSync(join(folder, address), 'utf8');
  return {
    ...page,
    head: head.replace(/<link rel="preload" as="image"[^>]*>/, ''),
    body: body.replace(`src="${address}"`, () => `src="${dataAddress(svg)}"`),
  };
}

/** Lets the display face in where the network is quick or a worker has it: runs in the page itself. */
function letFaceIn(address: string): void {
  const { connection, serviceWorker } = navigator as Navigator & {
    connection?: { effectiveType: string; saveData: boolean };
  };
  const isSlow = connection && (connection.saveData || connection.effectiveType !== '4g');
  const face = document.getElementById('face') as HTMLStyleElement | null;
  // Plain http has no workers, whatever the types say.
  const isKept = (serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (!face || (isSlow && !isKept)) return;
  face.media = 'all';
  const preload = document.createElement('link');
  preload.rel = 'preload';
  preload.as = 'font';
  preload.crossOrigin = '';
  preload.href = address;
  document.head.append(preload);
}

/** The preload of the display face, as `preloadEntry` writes it. */
const facePreload = /<link rel="preload"[^>]*\.woff2"[^>]*>/;

/** What is asked for only later, by the script in index.html or by hand, and what is said of the whole page. */
const alwaysKept = [/^:(?!root)/, /html/, /data-(receipt|scheme|starting|waiting)/];

/** Of the rules, those that anything in the page asks for. */
async function rulesFor(body: string, styles: string): Promise<string> {
  const reducer = new Beasties({
    allowRules: alwaysKept,
    compress: false,
    external: false,
    fonts: false,
    logLevel: 'silent',
  });
  const page = await reducer.process(`<html><head><style>${styles}</style></head>${body}</html>`);
  const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  return `<style data-first-styles>${rules.replace(/\n+/g, '')}</style>`;
}

/** Where what is seen first ends on a long page; React's marks stand between its sections. */
const endOfFirst = /(?<=<\/section>)(?=(?:<!--[^>]*-->)*<section[^>]* id="services")/;

/** Gives a page's body the rules of what stands in it: those of its lower part, if it is long, where that begins. */
async function withRules(body: string, styles: string[]): Promise<[rules: string, body: string]> {
  const [first = '', ...rest] = body.split(endOfFirst);
  const isLower = (rules: string) => {
    const names = rules.match(/(?<=\.)[a-z][\w-]*/gi) ?? [];
    return names.length > 0 && !names.some((name) => first.includes(name));
  };
  const areSteps = (rules: string) => rules.startsWith('@keyframes');
  const upper = styles.filter((rules) => !isLower(rules)).join('');
  if (rest.length === 0) return [await rulesFor(body, upper), body];
  const lower = styles.filter((rules) => isLower(rules) || areSteps(rules)).join('');
  return [await rulesFor(body, upper), [first, ...rest].join(await rulesFor(body, lower))];
}

const face = /@font-face\s*\{[^}]*\}/g;

/**
 * Takes the page's faces apart from its rules. The display face would hold up the first sight and the
 * scripts on a slow network, so that it waits there for the next visit, which has it from the worker. Nor
 * does it come in late: nothing moves.
 */
function facesApart(styles: string): string {
  const faces = styles.match(face) ?? [];
  const display = faces.find((one) => one.includes('url('));
  const [, address] = /url\(([^)]+)\)/.exec(display ?? '') ?? [];
  if (display === undefined || address === undefined) {
    throw new Error('The styles of the page hold no display face.');
  }
  const late = display.replace('font-display:swap', 'font-display:optional');
  const others = faces.filter((one) => one !== display).join('');
  return `<style>${others}</style><style id="face" media="not all">${late}</style><script>(${letFaceIn.toString()})(${address})</script>`;
}

/**
 * Holds back the first sight, in browsers that know of it, until what stands in it is read to its end:
 * of half a page, parts would move once the rest is there. Of the landing page that is the first section.
 */
function wholeFirst(path: string): string {
  const last = path.startsWith('/superhome') ? 'home' : 'boot-notice';
  return `<link rel="expect" href="#${last}" blocking="render">`;
}

/** The tags of the colour of the browser's own bars: the first one whose medium matches counts. */
function themeColorTags(colors: Page['themeColors']): string {
  const [dark, more] = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];
  const media = { 'more-dark': `${dark} and ${more}`, more, dark, light: 'all' };
  return (Object.keys(media) as (keyof typeof media)[])
    .map(
      (scheme) =>
        `<meta name="theme-color" media="${media[scheme]}" data-for="${scheme}" content="${colors[scheme]}">`,
    )
    .join('');
}

/** The shell, filled in for a page. The landing page's list stands far below: it can wait. */
async function fill(
  shell: string,
  path: string,
  { head, styles, body, themeColors }: Page,
  preloads: string,
): Promise<string> {
  const [, title = ''] = /<title>([^"<]*)/.exec(head) ?? [];
  const all = styles.join('');
  const [rules, styled] = await withRules(
    body,
    styles.map((one) => one.replace(face, '')),
  );
  const calls = path.startsWith('/superhome') ? shell.replace(listCall, '') : shell;
  return (
    calls
      .replace(/(?:\s*<meta name="theme-color"[^>]*>)+/, () => themeColorTags(themeColors))
      // In place of those of the first screen, which the shell has for all addresses without a page.
      .replace(/<link [^>]*data-screen[^>]*>/g, '')
      .replace(/<title>[^<]*<\/title>/, () => head.replace(/<(?=link|meta)\w+/g, '$& data-page'))
      .replace(/(og:title" content=")[^"]*/, (_, start: string) => start + title)
      .replace(/(og:url" content="[^"]*)\/start"/, (_, start: string) => `${start}${path}"`)
      // The sheet of faces and its preload are the shell's for addresses without a page.
      .replace(facePreload, '')
      .replace(/<style>\s*@font-face[^]*?<\/style>/, '')
      .replace('</head>', () => wholeFirst(path) + preloads + facesApart(all) + rules + '</head>')
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${styled}</div>`)
  );
}

/**
 * Writes the pages that are the same for everyone as HTML, by the app itself: what a person sees
 * first then waits for no script. A build for a folder keeps its one page.
 */
export function prerender(renderer: PageRenderer): Plugin {
  let folder = '';
  let base = '/';
  let chunks: Rolldown.OutputChunk[] = [];

  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      folder = resolve(resolved.root, resolved.build.outDir);
      base = resolved.base;
    },
    generateBundle(_, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (base !== '/') return;
        const { pages, renderPage } = await renderer.app();
        const shell = readFileSync(join(folder, 'index.html'), 'utf8');
        for (const path of pages()) {
          const file = join(folder, fileOfPage(path));
          mkdirSync(dirname(file), { recursive: true });
          const page = withFirstPicture(await renderPage(path), folder);
          writeFileSync(
            file,
            await fill(shell, path, page, modulePreloads(chunks, page.screen, base)),
          );
        }
      },
    },
  };
}
