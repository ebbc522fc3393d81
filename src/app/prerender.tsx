import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createI18n } from '#i18n/i18n';
import { defaultLanguage } from '#i18n/languages';
import { schemes, type Scheme } from '#theme/contract';
import { deriveSchemes } from '#theme/deriveSchemes';
import { palettes } from '#theme/palette';
import { themeOf } from '#theme/themes';
import { App } from './App';
import { compileStyles, rulesByName } from './compileStyles';
import { createServices } from './services';
import { codeAt, prerenderedPaths, routesAt } from './screens';

export { compileStyles };
export type { CompiledStyle, CompiledStyles } from './compileStyles';

const locales = import.meta.glob<object>('../i18n/locales/*.json', { import: 'default' });

/** A page as its HTML is made of. */
export interface PrerenderedPage {
  /** Its title, its links and what else React puts into the head. */
  head: string;
  /** The rules of what it shows, those of each component together. */
  styles: string[];
  /** What stands in the root. */
  body: string;
  /** The colour of the browser's own bars in each scheme of the system. */
  themeColors: Readonly<Record<Scheme, string>>;
  /** The folder of its screen in `src/screens`. */
  screen: string;
}

/** The addresses of the prerendered pages. */
export function pages(): string[] {
  return prerenderedPaths(APP_SETTINGS.excludedProducts);
}

/** The folder in `src/screens` of the screen that is shown first at an address. */
export function screenOf(path: string): string {
  const screen = routesAt(path)[0]?.screen;
  if (screen === undefined) throw new Error(`No screen is registered for ${path}.`);
  return screen;
}

/** The colour at the top of a page in each scheme: the brand on a carrier's page, otherwise paper. */
function themeColorsOf(path: string): Readonly<Record<Scheme, string>> {
  const [, code] = /^\/start\/company\/(\w+)$/.exec(path) ?? [];
  const derived = deriveSchemes(themeOf(code));
  const colorOf = (scheme: Scheme) =>
    code === undefined ? palettes[scheme].paper : derived[scheme].brand;
  const colors = schemes.map((scheme) => [scheme, colorOf(scheme)] as const);
  return Object.fromEntries(colors) as Record<Scheme, string>;
}

async function readTexts(code: string): Promise<object> {
  const texts = await locales[`../i18n/locales/${code}.json`]?.();
  if (texts === undefined) throw new Error(`There is no translation file of "${code}".`);
  return texts;
}

/**
 * Renders a page as the browser does at first: in the default language, with empty storages.
 * @throws {Error} where no screen is rendered at first.
 */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const language = defaultLanguage;
  const [i18n] = await Promise.all([
    createI18n({ language, strict: true, load: readTexts }),
    ...codeAt(path).map((code) => code.load()),
  ]);

  function Router({ children }: { children: ReactNode }) {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  }

  const { idle } = await compileStyles();
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StrictMode>
        <App Router={Router} environment={createServices()} i18n={i18n} language={language} />
      </StrictMode>,
    ),
  );
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(html) ?? [];
  // React writes this comment where a component threw an error.
  if (!head.includes('<title>') || html.includes('<!--$!-->')) {
    throw new Error(
      `Prerendered, ${path} shows no screen: it throws an error, or its code is missing in src/app/screens.tsx.`,
    );
  }
  return {
    head,
    styles: rulesByName(sheet.getStyleTags()).map(([, rules]) => rules),
    body: html.slice(head.length).replace(/ class="([^"]*)"/g, (_, names: string) => {
      const needed = names.split(' ').filter((name) => !idle.has(name));
      return needed.length > 0 ? ` class="${needed.join(' ')}"` : '';
    }),
    themeColors: themeColorsOf(path),
    screen: screenOf(path),
  };
}
