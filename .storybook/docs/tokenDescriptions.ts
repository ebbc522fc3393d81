const sources = import.meta.glob<string>('#theme/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The comments of the members of a theme module, by the members' names: what the pages say of a token. */
export function describeTokens(module: string): ReadonlyMap<string, string> {
  const source = sources[`../../src/theme/${module}.ts`] ?? '';
  const found = source.matchAll(/^\s*\/\*\* (.+?) \*\/\n\s*(\w+):/gm);
  return new Map(
    Array.from(found, ([, comment = '', name = '']) => [name, comment.replaceAll('`', '')]),
  );
}
