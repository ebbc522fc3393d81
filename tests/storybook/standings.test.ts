import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standings, standingTags } from '#storybook/standings';

it('lists the standing of components that exist', () => {
  expect(readdirSync('src/components')).toEqual(expect.arrayContaining(Object.keys(standings)));
});

it.each([
  ['Components/Fields/PhoneField', ['changed']],
  ['Components/Money/Amount', []],
  ['Foundations/Type', []],
])('marks %s in the catalogue by %j', (title, tags) => {
  expect(standingTags(title)).toEqual(tags);
});
