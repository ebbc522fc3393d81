const sources = import.meta.glob<string>('../../src/theme/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The comments of the members of a theme module, by name. They are the descriptions of the tokens. */
export function describeTokens(module: string): ReadonlyMap<string, string> {
  const source = sources[`../../src/theme/${module}.ts`] ?? '';
  const found = source.matchAll(/^\s*\/\*\* (.+?) \*\/\n\s*(\w+):/gm);
  return new Map(
    Array.from(found, ([, comment = '', name = '']) => [name, comment.replaceAll('`', '')]),
  );
}
