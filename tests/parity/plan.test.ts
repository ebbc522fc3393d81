import { expect, it } from 'vitest';
import { planCases } from './plan';
import { stepInWords, type Step } from './step';

it('compares every story in Spanish, and the first one of each screen in English', () => {
  const story = (title: string, name: string) => ({ id: `${title}--${name}`, title, name });
  const stories = [story('pay', 'a'), story('pay', 'b'), story('shop', 'a')];
  expect(planCases(stories).map(({ id, language }) => `${id} ${language}`)).toEqual([
    'pay--a es',
    'pay--b es',
    'shop--a es',
    'pay--a en',
    'shop--a en',
  ]);
});

const on = { tag: 'button', at: 1, text: 'Pagar' };

it.each<[Step, string]>([
  [{ kind: 'click', on }, 'clicks <button> 2 “Pagar”'],
  [{ kind: 'keys', on, keys: ['Enter'] }, 'types into <button> 2 “Pagar”'],
  [{ kind: 'keys', keys: ['Tab'] }, 'types into the page'],
  [{ kind: 'choose', on: { ...on, tag: 'select' }, value: 'en' }, 'chooses in <select> 2 “Pagar”'],
])('says %o in words', (step, words) => {
  expect(stepInWords(step)).toBe(words);
});
