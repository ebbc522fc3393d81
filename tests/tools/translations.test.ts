import { describe, expect, it } from 'vitest';
import { flatten, keysIn, localeFaults, usageFaults } from '#tools/lib/translations.mjs';

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
    ['a key that English lacks', { a: 'x' }, {}, 'en: "a" is missing, which es has.'],
    ['a key that Spanish lacks', {}, { a: 'x' }, 'es: "a" is missing, which en has.'],
    ['an empty text', { a: ' ' }, { a: 'x' }, 'es: "a" is empty.'],
    ['a number', { a: 'x' }, { a: 1 }, 'en: "a" is not a text.'],
    ['a list', { a: ['x'] }, { a: 'x' }, 'es: "a" is not a text.'],
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

describe('the use of the keys', () => {
  const texts = flatten({ a: 'x', b_one: 'x', b_other: 'x', network: { ok: 'x', slow: 'x' } });
  const used = "t('a'); t('b', { count }); tr(`network.${name}`);";
  const faultsIn = (text: string, composed = ['network.']) =>
    usageFaults(texts, [{ file: 'a.tsx', text }], composed);

  it('passes when each key is used and each used key exists', () => {
    expect(faultsIn(used)).toEqual([]);
  });

  it('counts a key that a table holds', () => {
    expect(faultsIn("const keys = ['a']; t(keys[0]); t('b'); t(`network.${x}`)")).toEqual([]);
  });

  it('counts a key that the page holds', () => {
    const page = { file: 'index.html', text: '<title>%a%</title>' };
    const rest = { file: 'a.tsx', text: used.replace("t('a');", '') };
    expect(usageFaults(texts, [page, rest], ['network.'])).toEqual([]);
  });

  it.each([
    ['a key that does not exist', `${used} t("c.d")`, 'a.tsx: the key "c.d" does not exist.'],
    ['a key that nothing uses', used.replace("t('a');", ''), 'The key "a" is not used.'],
    [
      'a composed key that is not declared',
      `${used} t(\`b.\${x}\`)`,
      'a.tsx: keys composed from "b." are not declared.',
    ],
  ])('finds %s', (_case, text, fault) => {
    expect(faultsIn(text)).toEqual([fault]);
  });

  it('finds a declared beginning that matches no key', () => {
    expect(faultsIn(used, ['network.', 'gone.'])).toEqual([
      'The declared beginning "gone." matches no key.',
    ]);
  });

  it.each([
    ["t('a.b')", ['a.b'], []],
    ['i18n.t("a.b", { x })', ['a.b'], []],
    ['t(\n  `a.b`,\n)', ['a.b'], []],
    ['t(`a.${b}.c`)', [], ['a.']],
    ["import('a')", [], []],
    ["format('a')", [], []],
  ])('reads %s', (source, whole, beginnings) => {
    expect(keysIn(source)).toEqual({ whole, beginnings });
  });
});
