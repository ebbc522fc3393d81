import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, inject, it, vi } from 'vitest';
import { carrierListSchema, createCarrierListSchema } from '#api/contract';
import { envelopeSchema } from '#api/envelope';
import { catalogue } from '#mocks/catalogue';
import { findCategories, showProducts } from './completeCarrier';
import { complete, odd, pathOf, render, templateOf } from './testing/completed';

const runs = inject('runs') ?? 100;

/** Texts as operators write them, and any others. */
const text = fc.oneof(
  fc.constantFrom('Saldo + 1.5 GB', '{sku} <b>&amp;', 'Ñandú "2" días'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
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

describe('the page of a carrier that is completed before React', () => {
  it('has the markup of React, for any list', () => {
    const path = pathOf('TELCEL');
    const template = templateOf('TELCEL');
    let compared = 0;
    fc.assert(
      fc.property(responses(0), (response) => {
        const categories = find(response);
        fc.pre(categories !== undefined);
        const { html } = complete(path, template, (...parts) => showProducts(...parts, categories));
        const carriers = v.parse(carrierListSchema, response.result);
        expect(html).toBe(render(path, { state: { status: 'ready', carriers } }).innerHTML);
        compared += 1;
      }),
      { numRuns: Math.ceil(runs / 5) },
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
      { numRuns: runs * 5 },
    );
    expect(shown).toBeGreaterThan(10);
  });

  it.each(catalogue.map(({ name }) => name))('has the markup of React for %s', (name) => {
    const categories = find({ code: 0, message: '', result: catalogue }, name) ?? [];
    const { html } = complete(pathOf(name), templateOf(name), (...parts) =>
      showProducts(...parts, categories),
    );
    const state = { status: 'ready', carriers: catalogue } as const;
    expect(html).toBe(render(pathOf(name), { state }).innerHTML);
  });
});
