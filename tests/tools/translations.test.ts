import { describe, expect, it } from 'vitest';
import { flatten, localeFaults } from '#tools/lib/translations.mjs';

const es = {
  pay: { title: 'Pago de {{amount}}', items_one: 'uno', items_many: 'n', items_other: '{{count}}' },
};
const en = { pay: { title: 'Pay {{amount}}', items_one: 'one', items_other: '{{count}}' } };

function faultsOf(spanish: object, english: object) {
  return localeFaults({ es: flatten({ ...spanish }), en: flatten({ ...english }) });
}

describe('the comparison of the locales', () => {
  it('passes equal keys, placeholders and whole plurals', () => {
    expect(faultsOf(es, en)).toEqual([]);
  });

  it.each([
    ['an empty text', { a: ' ' }, { a: 'x' }, 'es: "a" is empty.'],
    ['a number', { a: 'x' }, { a: 1 }, 'en: "a" is not a text.'],
    ['a list', { a: ['x'] }, { a: 'x' }, 'es: "a" is not a text.'],
    [
      'a text with a format',
      { a: '{{price, currency}}' },
      { a: '{{price}}' },
      'es: "a" asks for a format.',
    ],
    ['a text that only English has', {}, { a: 'x' }, 'en: "a" is not in es.'],
    [
      'another placeholder',
      { a: '{{monto}}' },
      { a: '{{ amount }}' },
      'es and en: "a" differs in placeholders.',
    ],
    [
      'a missing plural form',
      { a_one: 'x', a_other: 'x' },
      { a_one: 'x', a_other: 'x' },
      'es: the plural form "a_many" is missing.',
    ],
    [
      'a form of no use',
      { a_one: 'x', a_many: 'x', a_other: 'x' },
      { a_one: 'x', a_many: 'x', a_other: 'x' },
      'en: "a_many" is no form of this language\'s plurals.',
    ],
    [
      'plural forms that differ',
      { a_one: '{{carrier}}', a_many: 'x', a_other: '{{carrier}}' },
      { a_one: '{{carrier}}', a_other: '{{carrier}}' },
      'es: the plural forms of "a" differ in placeholders.',
    ],
  ])('finds %s', (_case, spanish, english, fault) => {
    expect(faultsOf(spanish, english)).toEqual([fault]);
  });
});
