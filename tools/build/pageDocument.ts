import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import { defaultLanguage } from '#i18n/languages';
import { BOOT_ID } from './bootScript.ts';
import { listTemplate } from './listTemplate.ts';
import type { PrerenderedPage } from './serverEntry';

type Document = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

/** Keeps the text of the source, so that React finds what it has rendered. */
const verbatim = { decodeEntities: false, lowerCaseAttributeNames: false, lowerCaseTags: false };

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
  /** The script that completes the page of a carrier. */
  completion: string;
}

function parse(html: string): Document {
  return parseDocument(html, verbatim);
}

function print(document: Document): string {
  return render(document, { encodeEntities: false });
}

/** Returns the elements with a tag, and an attribute if it is given. */
function all(document: Document, tag: string, attribute?: string, value?: string): Element[] {
  return DomUtils.getElementsByTagName(tag, document).filter(
    ({ attribs }) => attribute === undefined || attribs[attribute] === value,
  );
}

function one(document: Document, tag: string, attribute?: string, value?: string): Element {
  const [element] = all(document, tag, attribute, value);
  if (element === undefined) {
    throw new Error(`index.html has no <${tag}> with ${attribute ?? ''}="${value ?? ''}".`);
  }
  return element;
}

/** Parses a part of a page. The list is a copy, since an inserted node leaves its first parent. */
function nodesOf(html: string) {
  return [...parse(html).children];
}

function insertBefore(element: Element, html: string): void {
  for (const node of nodesOf(html)) DomUtils.prepend(element, node);
}

function replace(element: Element, html: string): void {
  insertBefore(element, html);
  DomUtils.removeElement(element);
}

function append(parent: Element, html: string): void {
  for (const node of nodesOf(html)) DomUtils.appendChild(parent, node);
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
const alwaysIncluded = [/^:(?!root)/, /html/, /data-(receipt|remembered|scheme)/];

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
  return DomUtils.textContent(one(parse(page), 'style')).replace(/\n+/g, '');
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

/**
 * Adds the fonts. On a slow network the display font would delay the first rendering of a prerendered page and
 * its scripts, so the boot script decides. `font-display: optional` prevents a layout shift.
 */
function addFonts(boot: Element, faces: string, isPrerendered: boolean): void {
  const { display, address, others } = splitFaces(faces);
  if (isPrerendered) {
    const late = display.replace('font-display:swap', 'font-display:optional');
    insertBefore(boot, `<style>${others}</style><style id="face" media="not all">${late}</style>`);
    boot.attribs['data-font'] = address;
  } else {
    insertBefore(
      boot,
      `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${address}"><style>${faces}</style>`,
    );
  }
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
function inlineFirstPicture(document: Document, folder: string): void {
  const picture = all(document, 'img', 'loading', 'eager').find(({ attribs }) =>
    attribs['src']?.endsWith('.svg'),
  );
  const address = picture?.attribs['src'];
  if (picture === undefined || address === undefined) return;
  picture.attribs['src'] = dataUrl(readFileSync(join(folder, address), 'utf8'));
  for (const link of all(document, 'link', 'as', 'image')) DomUtils.removeElement(link);
}

/** The template of the list, which is the second section of a carrier's form, and the script that fills it. */
function completionOf(
  { carrier, currency, body }: NonNullable<PrerenderedPage['listed']>,
  script: string,
) {
  const list = render(one(parse(body), 'form').children.slice(1, 2), { encodeEntities: false });
  return `${listTemplate(list, carrier, currency)}<script>${script}</script>`;
}

/** Adds the parts of a rendered page. */
async function addPage(
  document: Document,
  { completion }: Build,
  path: string,
  page: PrerenderedPage,
): Promise<void> {
  for (const tag of all(document, 'meta', 'name', 'theme-color').slice(1)) {
    DomUtils.removeElement(tag);
  }
  replace(one(document, 'meta', 'name', 'theme-color'), themeColorTags(page.themeColors));
  // The app removes the other elements when it renders another page.
  replace(one(document, 'title'), page.head.replace(/<(?=link|meta)\w+/g, '$& data-page'));
  const title = DomUtils.textContent(one(document, 'title'));
  one(document, 'meta', 'property', 'og:title').attribs['content'] = title;
  const url = one(document, 'meta', 'property', 'og:url');
  url.attribs['content'] = (url.attribs['content'] ?? '').replace(/\/start$/, path);
  const styles = page.styles.join('').replace(fontFace, '');
  append(
    one(document, 'head'),
    `<style data-first-styles>${await rulesFor(page.body + (page.listed?.body ?? ''), styles)}</style>`,
  );
  const root = one(document, 'div', 'id', 'root');
  root.attribs['data-page'] = path;
  append(root, page.body);
  if (page.listed) append(one(document, 'body'), completionOf(page.listed, completion));
}

/** Returns the HTML of a prerendered page, or of the page for all other addresses. */
export async function renderDocument(
  build: Build,
  preloads: readonly string[],
  prerendered?: { path: string; page: PrerenderedPage },
): Promise<string> {
  const { shell, folder, texts, faces } = build;
  const document = parse(shell);
  // The app enables the sheet, so that no page waits for it.
  const sheet = one(document, 'link', 'rel', 'stylesheet');
  Object.assign(sheet.attribs, { media: 'not all', 'data-styles': '' });
  const boot = one(document, 'script', 'id', BOOT_ID);
  boot.attribs['data-texts'] = JSON.stringify(texts);
  if (prerendered?.page.needsProducts !== false) boot.attribs['data-products'] = '';
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin="" href="${file}">`);
  append(one(document, 'head'), links.join(''));
  addFonts(boot, faces, prerendered !== undefined);
  if (prerendered !== undefined) {
    boot.attribs['data-language'] = defaultLanguage;
    await addPage(document, build, prerendered.path, prerendered.page);
    inlineFirstPicture(document, folder);
  }
  return print(document);
}
