import { schemes, type Scheme } from '#theme/contract';

/** The schemes by the names that the toolbar and the pages show. */
export const schemeNames: Readonly<Record<Scheme, string>> = {
  light: 'Light',
  dark: 'Dark',
  more: 'More contrast',
  'more-dark': 'More contrast, dark',
};

/** The value of the scheme toolbar that follows the system. */
export const SYSTEM = 'system';

/** The options of the scheme toolbar. */
export const schemeItems = [
  { value: SYSTEM, title: 'System' },
  ...schemes.map((value) => ({ value, title: schemeNames[value] })),
];

type Globals = Readonly<Record<string, unknown>>;

/** The scheme that the toolbar selects; undefined for the system's. */
export function selectedScheme(globals: Globals): Scheme | undefined {
  return schemes.find((scheme) => scheme === globals['scheme']);
}

/** The scheme that the toolbar selects, or the system's. */
export function shownScheme(globals: Globals): Scheme {
  const { matches } = window.matchMedia('(prefers-color-scheme: dark)');
  return selectedScheme(globals) ?? (matches ? 'dark' : 'light');
}
