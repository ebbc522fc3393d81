import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import { defaultLanguage } from '#i18n/languages';
import { BOOT_ID } from './bootScript.ts';
import { listTemplate } from './listTemplate.ts';
import type { PrerenderedPage } from './serverEntry';

/** What the pages of a build share. */
export interface Build {
  /** The page that Vite has built from index.html. */
  shell: string;
  /** The folder of the build. */
  folder: string;
  /** The addresses of the translation files, by language. */
  texts: Readonly<Record<string, string>>;
  /** The rules of the font faces. */
  faces: string;
  /** The scripts that complete a page with lists. */
  completion: Readonly<Record<'carrier' | 'start', string>>;
}

/**
 * Replaces the first match of a pattern in a page.
 * @throws {Error} if the page has no match.
 */
function replace(html: string, pattern: RegExp, by: (match: string) => string): string {
  if (!pattern.test(html)) throw new Error(`index.html contains no ${String(pattern)}.`);
  return html.replace(pattern, by);
}

/** The `theme-color` tags of a page. Browsers use the first one whose media query matches. */
function themeColorTags(colors: PrerenderedPage['themeColors']): string {
  const [dark, more] = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'];
  const media = { 'more-dark': `${dark} and ${more}`, more, dark, light: 'all' };
  return (Object.keys(media) as (keyof typeof media)[])
    .map(
      (scheme) => `<meta name="theme-color" media="${media[scheme]}" content="${colors[scheme]}">`,
    )
    .join('');
}

/** Selectors of rules that the page needs later, and of the root element. */
const alwaysIncluded = [/^:(?!root)/, /html/, /data-(pressed|receipt|remembered|scheme)|\[open\]/];

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
  return rules.replace(/\n+/g, '');
}

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** The display font's face and its address, and the other faces, which need no request. */
function splitFaces(faces: string) {
  const rules = faces.match(fontFace) ?? [];
  const display = rules.find((rule) => rule.includes('url(')) ?? '';
  const [, address] = /url\(["']?([^"')]+)/.exec(display) ?? [];
  if (address === undefined) throw new Error('The styles contain no display font.');
  return { display, address, others: rules.filter((rule) => rule !== display).join('') };
}

/** An SVG as a data URL. */
function dataUrl(svg: string): string {
  const text = svg.trim().replace(/\s+/g, ' ').replaceAll('"', "'");
  return `data:image/svg+xml,${text.replace(/[ #%<>]+/g, encodeURIComponent)}`;
}

/**
 * Replaces the address of the first picture with a data URL, so that it needs no request. Hydration keeps
 * the attribute.
 */
function inlineFirstPicture(html: string, folder: string): string {
  const [picture, address] =
    /<img\b(?=[^>]* loading="eager")[^>]* src="([^"]+\.svg)"/.exec(html) ?? [];
  if (picture === undefined || address === undefined) return html;
  const url = dataUrl(readFileSync(join(folder, address), 'utf8'));
  return html
    .replace(picture, () => picture.replace(address, () => url))
    .replace(/<link\b[^>]* as="image"[^>]*>/g, '');
}

/** The template of the lists, which have the attribute `data-list`, and the script that fills it. */
function completionOf(
  { body, ...carrier }: NonNullable<PrerenderedPage['listed']>,
  scripts: Build['completion'],
): string {
  const names = { lowerCaseAttributeNames: false, lowerCaseTags: false };
  const document = parseDocument(body, { decodeEntities: false, ...names });
  const lists = DomUtils.findAll(({ attribs }) => 'data-list' in attribs, document.children);
  const html = render(lists, { encodeEntities: false });
  const script = scripts[carrier.carrier === undefined ? 'start' : 'carrier'];
  return `${listTemplate(html, carrier)}<script>${script}</script>`;
}

/** Adds the parts of a rendered page to the shell. */
async function addPage(
  shell: string,
  { completion, folder }: Build,
  path: string,
  { head, body, listed, styles, themeColors }: PrerenderedPage,
): Promise<string> {
  const rules = await rulesFor(body + (listed?.body ?? ''), styles.join('').replace(fontFace, ''));
  const [, title = ''] = /<title>([^<]*)/.exec(head) ?? [];
  const edits: [pattern: RegExp, by: (match: string) => string][] = [
    [/(?:<meta name="theme-color"[^>]*>\s*)+/, () => themeColorTags(themeColors)],
    // The app removes the other elements when it renders another page.
    [/<title>[^<]*<\/title>/, () => head.replace(/<(?:link|meta)/g, '$& data-page')],
    [/(?<="og:title" content=")[^"]*/, () => title],
    [/(?<="og:url" content="[^"]*)\/start(?=")/, () => path],
    [/(?=<\/head>)/, () => `<style data-first-styles>${rules}</style>`],
    [/<div id="root"><\/div>/, () => `<div id="root" data-page="${path}">${body}</div>`],
    [/(?=<\/body>)/, () => (listed ? completionOf(listed, completion) : '')],
  ];
  const html = edits.reduce((page, [pattern, by]) => replace(page, pattern, by), shell);
  return inlineFirstPicture(html, folder);
}

/**
 * Returns the HTML of a prerendered page, or of the page for all other addresses. On a slow network the display font
 * would delay the first rendering of a prerendered page and its scripts, so the boot script decides when to load it.
 * `font-display: optional` prevents a layout shift.
 */
export async function renderDocument(
  build: Build,
  preloads: readonly string[],
  prerendered?: { path: string; page: PrerenderedPage },
): Promise<string> {
  const { display, address, others } = splitFaces(build.faces);
  const late = display.replace('font-display:swap', 'font-display:optional');
  const fonts = prerendered
    ? `<style>${others}</style><style id="face" media="not all">${late}</style>`
    : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}"><style>${build.faces}</style>`;
  const texts = JSON.stringify(build.texts).replaceAll('"', '&quot;');
  const attributes = [
    `data-texts="${texts}"`,
    ...(prerendered?.page.needsProducts === false ? [] : ['data-products']),
    ...(prerendered
      ? [
          `data-page="${prerendered.path}"`,
          `data-font="${address}"`,
          `data-language="${defaultLanguage}"`,
        ]
      : []),
  ].join(' ');
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const edits: [pattern: RegExp, by: (match: string) => string][] = [
    // The app enables the sheet, so that no page waits for it.
    [/<link rel="stylesheet"/, (link) => `${link} media="not all" data-styles`],
    [new RegExp(`<script id="${BOOT_ID}"`), (script) => `${fonts}${script} ${attributes}`],
    [/(?=<\/head>)/, () => links.join('')],
  ];
  const shell = edits.reduce((html, [pattern, by]) => replace(html, pattern, by), build.shell);
  return prerendered ? addPage(shell, build, prerendered.path, prerendered.page) : shell;
}
