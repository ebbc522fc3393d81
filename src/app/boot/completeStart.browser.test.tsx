import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { excludeCarriers } from '#api/carriers';
import { carrierListSchema, type Carrier } from '#api/contract';
import { adversarialCatalogue } from '#mocks/adversarial';
import { catalogue } from '#mocks/catalogue';
import type { AppEnvironment } from '#screens/data/environment';
import { storageKeys } from '#storage/keys';
import { createSafeStorage } from '#storage/safeStorage';
import { createRemembered } from '#topup/remembered';
import { showCarriers, showRemembered } from './completeStart';
import { complete, EXCLUDED, odd, render, START, templateOf } from './testing/completed';

const runs = inject('runs') ?? 100;

/** A list of the start: duplicates, excluded names, and with `odd` names also unusual items. */
function lists(isOdd: boolean) {
  const name = fc.constantFrom('TELCEL', 'ATT', 'UNEFON', 'TELCELUSA', 'NEXTEL', 'iusacell ');
  const usual = fc.record({ name, categorias: fc.constantFrom(undefined, null, [], [{}]) });
  const unusual = fc.oneof(
    fc.record({ name: fc.oneof(odd, fc.constantFrom(' TELCEL', '__proto__')) }),
    fc.record({ name, categorias: odd }),
    odd,
  );
  return fc.array(isOdd ? fc.oneof({ arbitrary: usual, weight: 9 }, unusual) : usual, {
    maxLength: 14,
  });
}

/** Usual values, and now and then unusual ones. */
function mostly(usual: readonly unknown[], ...unusual: unknown[]) {
  const arbitrary = fc.constantFrom(...usual);
  return fc.oneof({ arbitrary, weight: 24 }, fc.constantFrom(...unusual));
}

/** Stored top-ups, of which some are unusual. */
const storedTopUps = fc.array(
  fc.record({
    carrier: mostly(['TELCEL', 'ATT', 'MOVISTAR', 'TELCELUSA'], 'NEXTEL', 'COMETA', ''),
    phone: mostly(['5512345000', '0000000000'], '551234500', 5512345000, '{0}{carrier}'),
    sku: mostly(['TEL-TA-050', 'x'], '', 1),
    date: mostly([0, 1e12], 9e15, '1', null),
    name: fc.oneof(
      mostly(['Mamá', '<b>{label}', undefined, 'x'.repeat(24)], 'x'.repeat(25), '', ' ', null),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    ),
  }),
  { maxLength: 4 },
);

describe('the start that is completed before React', () => {
  it('has the markup of React, for any list', () => {
    const template = templateOf();
    let compared = 0;
    fc.assert(
      fc.property(lists(false), (list) => {
        const { html, shown } = complete(START, template, (...parts) =>
          showCarriers(...parts, list, EXCLUDED),
        );
        const read = excludeCarriers(v.parse(carrierListSchema, list), EXCLUDED);
        expect(shown ?? []).toEqual(read.map(({ name }) => ({ name })));
        const shownEarly: AppEnvironment['shownEarly'] = shown && {
          state: { status: 'ready', carriers: read },
        };
        expect(html).toBe(render(START, shownEarly).innerHTML);
        compared += shown ? 1 : 0;
      }),
      { numRuns: Math.ceil(runs / 5) },
    );
    expect(compared).toBeGreaterThan(10);
  });

  it('shows only lists as the app reads them', () => {
    const template = templateOf();
    let count = 0;
    fc.assert(
      fc.property(lists(true), (list) => {
        const { shown } = complete(START, template, (...parts) =>
          showCarriers(...parts, list, EXCLUDED),
        );
        if (shown === undefined) return;
        const read = excludeCarriers(v.parse(carrierListSchema, list), EXCLUDED);
        expect(shown).toEqual(read.map(({ name }) => ({ name })));
        count += 1;
      }),
      { numRuns: runs },
    );
    expect(count).toBeGreaterThan(10);
  });

  it.each<[string, unknown]>([
    ['with a carrier without a theme', [...catalogue, { name: 'COMETA' }]],
    ['with hostile names', adversarialCatalogue],
    ['of nothing', []],
    ['that is none', { name: 'TELCEL' }],
    ['with excluded names only', [{ name: 'NEXTEL' }]],
    ['that is too long', Array<Carrier>(101).fill({ name: 'TELCEL' })],
  ])('leaves a list %s to the app', (_, list) => {
    const { html, shown } = complete(START, templateOf(), (...parts) =>
      showCarriers(...parts, list, EXCLUDED),
    );
    expect(shown).toBeUndefined();
    expect(html).toBe(render(START).innerHTML);
  });

  it('has the markup of React, for any remembered numbers', () => {
    const template = templateOf();
    const empty = render(START).innerHTML;
    let compared = 0;
    fc.assert(
      fc.property(storedTopUps, (topUps) => {
        const { html, shown } = complete(START, template, (...parts) =>
          showRemembered(...parts, topUps),
        );
        if (shown !== undefined) {
          const storage = createSafeStorage(() => undefined);
          storage.set(storageKeys.remembered, JSON.stringify(topUps));
          expect(shown).toEqual(createRemembered(storage).read());
          compared += 1;
        }
        expect(html).toBe(shown ? render(START, { remembered: shown }).innerHTML : empty);
      }),
      { numRuns: runs },
    );
    expect(compared).toBeGreaterThan(10);
  });
});
