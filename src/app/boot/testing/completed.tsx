import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#app/App';
import { createEnvironment } from '#app/createEnvironment';
import { loadScreen } from '#app/screens';
import { company } from '#company/company';
import { createI18n } from '#i18n/i18n';
import es from '#locales/es';
import type { AppEnvironment } from '#screens/data/environment';
import { themedCarriers } from '#screens/data/useCarriers';
import { themeOf } from '#theme/themes';
import { listTemplate, sampleProducts, sampleStart } from '#tools/build/listTemplate.ts';

/** The path of the start. */
export const START = '/start';

/** The names that the start does not show. */
export const EXCLUDED = ['IUSACELL', ' nextel '];

/** Values that violate the contract, or are unusual. */
export const odd = fc.constantFrom(
  null,
  undefined,
  '',
  ' x ',
  -1,
  0.5,
  Number.NaN,
  'x'.repeat(2000),
  [],
  {},
);

const i18n = await createI18n({
  language: 'es',
  company: company.name,
  strict: true,
  load: () => Promise.resolve(es),
});
await Promise.all([START, pathOf('TELCEL')].map(loadScreen));

/** The path of a carrier's page. */
export function pathOf(carrier: string): string {
  return `/start/company/${carrier}`;
}

/** A page as the build renders it, or as React hydrates it with what is shown early. */
export function render(path: string, shownEarly?: AppEnvironment['shownEarly']): HTMLElement {
  const page = document.createElement('div');
  const environment = { ...createEnvironment(), shownEarly };
  if (path === START) {
    environment.settings = { ...environment.settings, excludedCarriers: EXCLUDED };
  }
  const html = renderToString(
    <StaticRouter location={path}>
      <App environment={environment} i18n={i18n} />
    </StaticRouter>,
  );
  // Elements of the head are no part of the root element.
  page.innerHTML = html.replace(/^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/, '');
  return page;
}

/** The template of a page, with or without a carrier. */
export function templateOf(carrier?: string): HTMLTemplateElement {
  const page = carrier
    ? render(pathOf(carrier), sampleProducts(carrier))
    : render(START, sampleStart(themedCarriers(EXCLUDED)));
  const lists = Array.from(page.querySelectorAll('[data-list]'), ({ outerHTML }) => outerHTML);
  const { currency } = themeOf(carrier);
  const holder = document.createElement('div');
  holder.innerHTML = listTemplate(lists.join(''), { carrier, currency });
  return holder.firstElementChild as HTMLTemplateElement;
}

/** The HTML of pages as the build renders them, by their paths. */
const rendered = new Map<string, string>();

/** Completes a page. Returns its HTML, and what is shown, if anything is. */
export function complete<T>(
  path: string,
  template: HTMLTemplateElement,
  show: (page: HTMLElement, template: HTMLTemplateElement) => T,
): { html: string; shown: T | undefined } {
  const page = document.createElement('div');
  const html = rendered.get(path) ?? render(path).innerHTML;
  rendered.set(path, html);
  page.innerHTML = html;
  const copy = template.cloneNode(true) as HTMLTemplateElement;
  try {
    const shown = show(page, copy);
    return { html: page.innerHTML, shown };
  } catch {
    return { html: page.innerHTML, shown: undefined };
  }
}
