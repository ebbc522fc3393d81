import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { defaultLanguage } from '#languages';
import { excludeCarriers } from '#recargas/carriers';
import { carrierThemes } from '#theme/themes';
import { App } from './App';
import { createEnvironment } from './environment';
import { createI18n } from './i18n/i18n';
import type { TextPart } from './i18n/parts';
import { needsOf } from './screens';

import { compileStyles, rulesByName } from './compileStyles';

export { compileStyles };
export type { CompiledStyle, CompiledStyles } from './compileStyles';

/** A page as its HTML is made of. */
export interface PrerenderedPage {
  /** Its title, its links and what else React puts into the head. */
  head: string;
  /** The rules of what it shows, those of each component together. */
  styles: string[];
  /** What stands in the root. */
  body: string;
  /** The part of the texts that it needs beside those of every page. */
  part: TextPart | undefined;
}

/** The addresses whose first sight is the same for everyone. A new one is added here. */
export function pages(): string[] {
  const known = carrierThemes.map(({ code }) => ({ name: code }));
  const carriers = excludeCarriers(known, APP_SETTINGS.excludedProducts);
  return ['/start', '/superhome', ...carriers.map(({ name }) => `/start/company/${name}`)];
}

/**
 * Renders a page as the browser does at first: in the default language, with nothing remembered.
 * @throws {Error} where no screen stands there at first.
 */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const language = defaultLanguage;
  const needs = needsOf(path);
  const [i18n] = await Promise.all([
    createI18n({ language, strict: true }),
    needs.code.start(),
    needs.later?.start(),
  ]);

  function Router({ children }: { children: ReactNode }) {
    return <StaticRouter location={path}>{children}</StaticRouter>;
  }

  const { idle } = await compileStyles();
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StrictMode>
        <App Router={Router} environment={createEnvironment()} i18n={i18n} language={language} />
      </StrictMode>,
    ),
  );
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(html) ?? [];
  if (!head.includes('<title>')) {
    throw new Error(
      `Prerendered, ${path} shows no screen: one that loads late needs its line in needsOf of src/app/screens.ts.`,
    );
  }
  return {
    head,
    styles: rulesByName(sheet.getStyleTags()).map(([, rules]) => rules),
    body: html.slice(head.length).replace(/ class="([^"]*)"/g, (_, names: string) => {
      const needed = names.split(' ').filter((name) => !idle.has(name));
      return needed.length > 0 ? ` class="${needed.join(' ')}"` : '';
    }),
    part: needs.part,
  };
}
