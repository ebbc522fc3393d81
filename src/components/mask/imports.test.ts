import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  eager: true,
  import: 'default',
  query: '?raw',
});

test('takes nothing of imask but the pattern mask', () => {
  const specifiers = Object.values(sources).flatMap((source) =>
    Array.from(source.matchAll(/from '(imask[^']*|react-imask)'/g), ([, specifier]) => specifier),
  );
  expect(specifiers).toEqual(['imask/esm/masked/pattern']);
});
