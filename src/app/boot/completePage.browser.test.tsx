import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { App } from '../App';
import { createEnvironment } from '../createEnvironment';
import { loadScreen } from '../screens';
import { carrierListSchema, createCarrierListSchema, type Carrier } from '#api/contract';
import { envelopeSchema } from '#api/envelope';
import { company } from '#company/company';
import { createI18n } from '#i18n/i18n';
import es from '#locales/es';
import { catalogue } from '#mocks/catalogue';
import { themeOf } from '#theme/themes';
import { listTemplate, sampleCarrier } from '#tools/build/listTemplate.ts';
import { fillTemplate, findCategories } from './completePage';

let i18n: Awaited<ReturnType<typeof createI18n>>;

beforeAll(async () => {
  const load = () => Promise.resolve(es);
  i18n = await createI18n({ language: 'es', company: company.name, strict: true, load });
  await loadScreen('/start/company/TELCEL');
});

/** The page of a carrier as the build renders it. */
function render(carrier: string, firstCarriers?: Carrier[]): HTMLElement {
  const page = document.createElement('div');
  const environment = { ...createEnvironment(), firstCarriers };
  // Elements of the head are no part of the root element.
  const html = renderToString(
    <StaticRouter location={`/start/company/${carrier}`}>
      <App environment={environment} i18n={i18n} />
    </StaticRouter>,
  );
  page.innerHTML = html.replace(/^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/, '');
  return page;
}

/** The HTML of the list, which is the second section of the form. */
function listOf(page: HTMLElement): string {
  return page.querySelector('form')?.children[1]?.outerHTML ?? '';
}

/** The template of a carrier's page. */
function templateOf(carrier: string): HTMLTemplateElement {
  const sample = listOf(render(carrier, [sampleCarrier(carrier)]));
  const holder = document.createElement('div');
  holder.innerHTML = listTemplate(sample, carrier, themeOf(carrier).currency);
  return holder.firstElementChild as HTMLTemplateElement;
}

/** Texts as operators write them, and any others. */
const text = fc.oneof(
  fc.constantFrom('Saldo + 1.5 GB', '{sku} <b>&amp;', 'Ñandú "2" días'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);
const odd = fc.constantFrom(
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

/** A list with values of the contract, of which `share` percent are replaced with unusual ones. */
function responses(share: number) {
  const or = <T,>(value: fc.Arbitrary<T>) =>
    fc.oneof({ arbitrary: value, weight: 100 - share }, { arbitrary: odd, weight: share });
  const product = fc.record({
    sku: or(text),
    precio: or(fc.double({ min: 0, max: 1e7, noNaN: true })),
    descripcion: or(text),
    vigencia: or(fc.option(fc.integer({ min: 0, max: 400 }))),
  });
  const category = fc.record({
    Categoria: or(text.map((name) => name.trim() || 'Saldo')),
    productos: or(fc.array(product, { maxLength: 4 })),
  });
  const carrier = fc.record({
    name: or(fc.constantFrom('TELCEL', 'ATT')),
    categorias: or(fc.array(category, { maxLength: 3 })),
  });
  return fc.record({
    code: or(fc.constant(0)),
    message: or(fc.constantFrom('', 'OK', null)),
    result: or(fc.array(carrier, { maxLength: 3 })),
  });
}

/** Returns the categories that are shown, if there are any. */
function find(response: unknown, carrier = 'TELCEL') {
  try {
    return findCategories(response, carrier);
  } catch {
    return undefined;
  }
}

describe('a page that is completed before React', () => {
  it('has the markup of React, for any list', () => {
    const template = templateOf('TELCEL');
    let compared = 0;
    fc.assert(
      fc.property(responses(0), (response) => {
        const categories = find(response);
        fc.pre(categories !== undefined);
        const copy = template.cloneNode(true) as HTMLTemplateElement;
        fillTemplate(copy, categories);
        const carriers = v.parse(carrierListSchema, response.result);
        expect(copy.innerHTML).toBe(listOf(render('TELCEL', carriers)));
        compared += 1;
      }),
      { numRuns: Math.ceil((inject('runs') ?? 100) / 5) },
    );
    expect(compared).toBeGreaterThan(10);
  });

  it('shows only responses that satisfy the contract, as the app reads them', () => {
    const logOmitted = vi.fn<(message: string) => void>();
    const shownSchema = createCarrierListSchema(logOmitted);
    let shown = 0;
    fc.assert(
      fc.property(responses(2), (response) => {
        const categorias = find(response);
        if (categorias === undefined) return;
        shown += 1;
        const { result } = v.parse(envelopeSchema(carrierListSchema), response);
        const read = result?.find(({ name }) => name === 'TELCEL');
        expect(v.parse(shownSchema, [{ name: 'TELCEL', categorias }])).toEqual([read]);
        expect(logOmitted).not.toHaveBeenCalled();
      }),
      { numRuns: (inject('runs') ?? 100) * 5 },
    );
    expect(shown).toBeGreaterThan(10);
  });

  it.each(catalogue.map(({ name }) => name))('has the markup of React for %s', (name) => {
    const template = templateOf(name);
    fillTemplate(template, find({ code: 0, message: '', result: catalogue }, name) ?? []);
    expect(template.innerHTML).toBe(listOf(render(name, catalogue)));
  });
});
