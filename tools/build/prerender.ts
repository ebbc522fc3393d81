import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Beasties from 'beasties';
import type { Plugin, Rolldown } from 'vite';
import type { PageRenderer } from './pageRenderer.ts';
import { modulePreloads } from './preload.ts';
import type { PrerenderedPage as Page } from './renderApp';

/** The file of a page, which static hosts find by its address. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}.html`;
}

/** The script of tools/build/prefetchProducts.ts. */
const prefetchScript = /<script>\(function prefetch[^]*?<\/script>/;

/** An SVG as a data URL. */
function dataUrl(svg: string): string {
  const text = svg.trim().replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/[#%<>]/g, encodeURIComponent)}`;
}

/**
 * Replaces the address of the first picture with a data URL, so that it needs no request. Hydration keeps
 * the attribute.
 */
function withFirstPicture({ head, body, ...page }: Page, folder: string): Page {
  const [, address] = /<img[^>]*? loading="eager"[^>]*? src="([^"]+\.svg)"/.exec(body) ?? [];
  if (address === undefined) return { head, body, ...page };
  const svg = readFileSync(join(folder, address), 'utf8');
  return {
    ...page,
    head: head.replace(/<link rel="preload" as="image"[^>]*>/, ''),
    body: body.replace(`src="${address}"`, () => `src="${dataUrl(svg)}"`),
  };
}

/** Loads the display font if the network is fast or a service worker has it. It runs as an inline script. */
function loadDisplayFont(address: string): void {
  const { connection, serviceWorker } = navigator as Navigator & {
    connection?: { effectiveType: string; saveData: boolean };
  };
  const isSlow = connection && (connection.saveData || connection.effectiveType !== '4g');
  const face = document.getElementById('face') as HTMLStyleElement | null;
  // Without HTTPS there are no service workers, despite the types.
  const isCached = (serviceWorker as ServiceWorkerContainer | undefined)?.controller;
  if (!face || (isSlow && !isCached)) return;
  face.media = 'all';
  const preload = document.createElement('link');
  preload.rel = 'preload';
  preload.as = 'font';
  preload.crossOrigin = '';
  preload.href = address;
  document.head.append(preload);
}

/** The preload of the display font, written by `preloadFirst`. */
const fontPreload = /<link rel="preload"[^>]*\.woff2"[^>]*>/;

/** Selectors of rules that the page needs later, and of the root element. */
const alwaysIncluded = [/^:(?!root)/, /html/, /data-(receipt|scheme|starting|waiting)/];

/** The rules that match elements of the page. */
async function rulesFor(body: string, styles: string): Promise<string> {
  const reducer = new Beasties({
    allowRules: alwaysIncluded,
    compress: false,
    external: false,
    fonts: false,
    logLevel: 'silent',
  });
  const page = await reducer.process(`<html><head><style>${styles}</style></head>${body}</html>`);
  const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  return `<style data-first-styles>${rules.replace(/\n+/g, '')}</style>`;
}

/** The end of the first section of the landing page. React's comments may follow it. */
const firstSectionEnd = /(?<=<\/section>)(?=(?:<!--[^>]*-->)*<section[^>]* id="services")/;

/** Returns the rules of the page, and its body. A long page has the rules of its lower part in the body. */
async function withRules(body: string, styles: string[]): Promise<[rules: string, body: string]> {
  const [first = '', ...rest] = body.split(firstSectionEnd);
  const isLower = (rules: string) => {
    const names = rules.match(/(?<=\.)[a-z][\w-]*/gi) ?? [];
    return names.length > 0 && !names.some((name) => first.includes(name));
  };
  const isKeyframes = (rules: string) => rules.startsWith('@keyframes');
  const upper = styles.filter((rules) => !isLower(rules)).join('');
  if (rest.length === 0) return [await rulesFor(body, upper), body];
  const lower = styles.filter((rules) => isLower(rules) || isKeyframes(rules)).join('');
  return [await rulesFor(body, upper), [first, ...rest].join(await rulesFor(body, lower))];
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * The font faces of the page in separate style elements. On a slow network the display font would delay
 * the first rendering and the scripts, so it loads on the next visit. `font-display: optional` prevents a
 * layout shift.
 */
function deferredFonts(styles: string): string {
  const faces = styles.match(fontFace) ?? [];
  const display = faces.find((one) => one.includes('url('));
  const [, address] = /url\(([^)]+)\)/.exec(display ?? '') ?? [];
  if (display === undefined || address === undefined) {
    throw new Error('The styles of the page contain no display font.');
  }
  const late = display.replace('font-display:swap', 'font-display:optional');
  const others = faces.filter((one) => one !== display).join('');
  return `<style>${others}</style><style id="face" media="not all">${late}</style><script>(${loadDisplayFont.toString()})(${address})</script>`;
}

/**
 * Blocks the first rendering until the page, or the first section of the landing page, is parsed. A partial
 * page would shift. Browsers without `rel="expect"` ignore it.
 */
function renderBlocking(path: string): string {
  const last = path.startsWith('/superhome') ? 'home' : 'boot-notice';
  return `<link rel="expect" href="#${last}" blocking="render">`;
}

/** The `theme-color` tags of a page. Browsers use the first one whose media query matches. */
function themeColorTags(colors: Page['themeColors']): string {
  const [dark, more] = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];
  const media = { 'more-dark': `${dark} and ${more}`, more, dark, light: 'all' };
  return (Object.keys(media) as (keyof typeof media)[])
    .map(
      (scheme) => `<meta name="theme-color" media="${media[scheme]}" content="${colors[scheme]}">`,
    )
    .join('');
}

/** Removes the custom properties that the page's first view does not use, such as colors of other screens. */
function withoutUnusedProperties(html: string): string {
  const used = html.replace(/(?<=<style data-first-styles>)[^]*?(?=<\/style>)/g, (rules) =>
    rules.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
      html.includes(`var(${name}`) ? declaration : '',
    ),
  );
  // A removed property may have been the only one that used another.
  return used === html ? html : withoutUnusedProperties(used);
}

/** Fills the shell for a page. The landing page does not prefetch the product list. */
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
    styles.map((one) => one.replace(fontFace, '')),
  );
  const calls = path.startsWith('/superhome') ? shell.replace(prefetchScript, '') : shell;
  return (
    calls
      .replace(/(?:\s*<meta name="theme-color"[^>]*>)+/, () => themeColorTags(themeColors))
      // Replaces the preloads of the start screen.
      .replace(/<link [^>]*data-screen[^>]*>/g, '')
      .replace(/<title>[^<]*<\/title>/, () => head.replace(/<(?=link|meta)\w+/g, '$& data-page'))
      .replace(/(og:title" content=")[^"]*/, (_, start: string) => start + title)
      .replace(/(og:url" content="[^"]*)\/start"/, (_, start: string) => `${start}${path}"`)
      // Only addresses without a prerendered page use the shell's font faces and their preload.
      .replace(fontPreload, '')
      .replace(/<style>\s*@font-face[^]*?<\/style>/, '')
      .replace(
        '</head>',
        () => renderBlocking(path) + preloads + deferredFonts(all) + rules + '</head>',
      )
      .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${styled}</div>`)
  );
}

/**
 * Prerenders the pages that are the same for every user, so that they show before the scripts run. A build
 * with a base path has no prerendered pages.
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
          const preloads = modulePreloads(chunks, page.screen, base);
          writeFileSync(file, withoutUnusedProperties(await fill(shell, path, page, preloads)));
        }
      },
    },
  };
}
