/** The fonts of each family, in order of preference. */
export const fontFamilies = {
  display: ['Bricolage Grotesque', 'Bricolage fallback', 'system-ui', 'sans-serif'],
  body: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'sans-serif'],
  mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
} as const;

/** Formats font names as a `font-family` value. */
export function fontFamily(names: readonly string[]): string {
  return names.map((name) => (/^[\w-]+$/.test(name) ? name : `'${name}'`)).join(', ');
}
