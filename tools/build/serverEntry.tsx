import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { paths } from '#addresses/addresses';
import { App } from '#app/App';
import { createEnvironment } from '#app/createEnvironment';
import { loadScreen, prerenderedPaths, routeAt } from '#app/screens';
import { company } from '#company/company';
import type { AppEnvironment } from '#screens/data/environment';
import { themedCarriers } from '#screens/data/useCarriers';
import { createI18n } from '#i18n/i18n';
import { defaultLanguage as language } from '#i18n/languages';
import { schemes, type Scheme } from '#theme/contract';
import { deriveSchemes } from '#theme/deriveSchemes';
import { palettes } from '#theme/palette';
import { themeOf } from '#theme/themes';
import { compileParts, rulesById } from '../staticStyles/compile.ts';
import { sampleProducts, sampleStart, type ListedCarrier } from './listTemplate.ts';

const locales = import.meta.glob<object>('/src/i18n/locales/*.json', { import: 'default' });

/** The parts of a prerendered page. */
export interface PrerenderedPage {
  /** The elements that React adds to the head, such as the title. */
  head: string;
  /** The rules of the rendered components, one text each. */
  styles: string[];
  /** The content of the root element. */
  body: string;
  /** The content of the root element with the sample of its lists, on a page with the product list. */
  listed?: (ListedCarrier & { body: string }) | undefined;
  /** The `theme-color` of the page in each scheme. */
  themeColors: Readonly<Record<Scheme, string>>;
  /** The folder of the screen in `src/screens`. */
  screen: string;
  /** Whether the screen shows the product list. */
  needsProducts: boolean;
}

/** The modules of the screens, whose code creates the styled components. */
const modules = import.meta.glob([
  '/src/screens/**/*.tsx',
  '!/src/screens/**/*.{stories,test}.tsx',
  '!/src/screens/testing/*',
]);
for (const load of Object.values(modules)) await load();

/** The compiled styles of the app. */
export const styles = compileParts((_, index) => `c${index.toString(36)}`);

/** Returns the paths of the prerendered pages. */
export function pages(): string[] {
  return prerenderedPaths(APP_SETTINGS.excludedCarriers);
}

/** Returns the folder in `src/screens` of the screen at a path. */
export function screenOf(path: string): string {
  const screen = routeAt(path)?.screen;
  if (screen === undefined) throw new Error(`No screen is registered for ${path}.`);
  return screen;
}

/** Returns the code of the carrier of a page. */
function carrierOf(path: string): string | undefined {
  return matchPath(paths.carrier, path)?.params.compania;
}

/** The colour at the top of a page in each scheme: the brand on a carrier's page, otherwise paper. */
function themeColorsOf(path: string): Readonly<Record<Scheme, string>> {
  const code = carrierOf(path);
  const derived = deriveSchemes(themeOf(code));
  const colorOf = (scheme: Scheme) =>
    code === undefined ? palettes[scheme].paper : derived[scheme].brand;
  const colors = schemes.map((scheme) => [scheme, colorOf(scheme)] as const);
  return Object.fromEntries(colors) as Record<Scheme, string>;
}

async function readTexts(code: string): Promise<object> {
  const texts = await locales[`/src/i18n/locales/${code}.json`]?.();
  if (texts === undefined) throw new Error(`There is no translation file of "${code}".`);
  return texts;
}

/**
 * Renders a page as the browser renders it first: in the default language, with empty storages.
 * @throws {Error} if the first render shows no screen.
 */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const i18n = await createI18n({
    language,
    company: company.name,
    strict: true,
    load: readTexts,
  });
  await loadScreen(path);
  const sheet = new ServerStyleSheet();
  const render = (shownEarly: AppEnvironment['shownEarly'] = {}) =>
    renderToString(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={path}>
            <App environment={{ ...createEnvironment(), shownEarly }} i18n={i18n} />
          </StaticRouter>
        </StrictMode>,
      ),
    );
  const html = render();
  const carrier = carrierOf(path);
  // Before the styles are read, which include those of the list.
  const needsProducts = routeAt(path)?.needsProducts === true;
  const sample = carrier
    ? sampleProducts(carrier)
    : sampleStart(themedCarriers(APP_SETTINGS.excludedCarriers));
  const listed = needsProducts && render(sample);
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(html) ?? [];
  // React writes this comment where a component threw an error.
  if (!head.includes('<title>') || html.includes('<!--$!-->')) {
    throw new Error(
      `Prerendered, ${path} shows no screen: it throws an error, or its code is missing in src/app/screens.tsx.`,
    );
  }
  const bodyOf = (rendered: string) =>
    rendered.slice(head.length).replace(/ class="([^"]*)"/g, (_, classes: string) => {
      const needed = styles.renameClasses(classes);
      return needed === '' ? '' : ` class="${needed}"`;
    });
  return {
    head,
    styles: rulesById(sheet.getStyleTags()).map(([, rules]) => styles.renameRules(rules)),
    body: bodyOf(html),
    listed: listed
      ? { carrier, currency: themeOf(carrier).currency, body: bodyOf(listed) }
      : undefined,
    themeColors: themeColorsOf(path),
    screen: screenOf(path),
    needsProducts,
  };
}
