import { describe, expect, it } from 'vitest';
import { licenceFaults } from '#tools/lib/licences.mjs';

const named = (id: string) => [{ license: { id } }];

describe('the licence check', () => {
  it.each([
    ['an allowed one', named('MIT'), true],
    ['one that asks for the source', named('GPL-3.0-only'), false],
    ['a choice with an allowed one', [{ expression: '(GPL-2.0-only OR MIT)' }], true],
    ['two at once, one of them not allowed', [{ expression: '(MIT AND GPL-2.0-only)' }], false],
    ['a name of its own', [{ license: { name: 'Proprietary' } }], false],
    ['none', undefined, false],
  ])('judges %s', (_case, licenses, isRight) => {
    const component = { name: 'planted', version: '1.0.0', ...(licenses && { licenses }) };
    expect(licenceFaults([component])).toHaveLength(isRight ? 0 : 1);
    expect(licenceFaults([component], { planted: 'A reason' })).toEqual([]);
  });
});
