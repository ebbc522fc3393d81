// The build configuration imports this file, so it uses no path aliases and no browser APIs.

/** The validated settings of a build. */
export interface RecargasConfig {
  /** Base URL of the top-up server, without a trailing slash. If empty, the page's origin. */
  apiBaseUrl: string;
  /** The fixed token that every call sends (requirements §7). */
  apiToken: string;
  /** Names of carriers that are not shown (requirements §4). */
  excludedProducts: string[];
  /** Path of the company's JSON file, relative to the project's root. */
  companyFile: string;
  /** Whether the app uses the mock server. */
  mocks: boolean;
  /** Whether a service worker makes the app available offline. If false, an existing worker is removed. */
  offline: boolean;
  /** The URL for reports of Content Security Policy violations. If empty, browsers send none. */
  policyReports: string;
}

/** Thrown for invalid settings. The message lists each one with its expected and actual value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** One line for each invalid variable. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The configuration cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}\nFix the variables in the environment or in the .env files, then build again.`,
    );
    this.problems = problems;
  }
}

/** The sample token, which the mock server accepts. */
export const DEFAULT_TOKEN = 'demo';

interface Variable<T> {
  name: string;
  /** Used when the variable is not set. */
  fallback: string;
  expected: string;
  /** Returns `undefined` for an invalid value. */
  parse: (text: string) => T | undefined;
}

const variables: { readonly [Key in keyof RecargasConfig]: Variable<RecargasConfig[Key]> } = {
  apiBaseUrl: {
    name: 'VITE_API_BASE_URL',
    fallback: '',
    expected: 'an empty text, a path such as /api, or an address such as https://api.example',
    parse: parseBaseUrl,
  },
  apiToken: {
    name: 'VITE_API_TOKEN',
    fallback: DEFAULT_TOKEN,
    expected: 'a text that is not blank',
    parse: (text) => (text.trim() === '' ? undefined : text),
  },
  excludedProducts: {
    name: 'VITE_EXCLUDED_PRODUCTS',
    fallback: '',
    expected: 'names separated by commas',
    parse: (text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
  },
  companyFile: {
    name: 'VITE_COMPANY_FILE',
    fallback: 'src/app/company.json',
    expected:
      'the path of a .json file inside the project, relative to its root, with forward slashes',
    parse: (text) => (isInnerJsonPath(text) ? text : undefined),
  },
  mocks: {
    name: 'VITE_MOCKS',
    fallback: 'false',
    expected: "'true' or 'false'",
    parse: parseBoolean,
  },
  offline: {
    name: 'VITE_OFFLINE',
    fallback: 'true',
    expected: "'true' or 'false'",
    parse: parseBoolean,
  },
  policyReports: {
    name: 'VITE_CSP_REPORTS',
    fallback: '',
    expected:
      'an empty text, a path such as /reports, or an address such as https://reports.example/csp',
    parse: (text) => (/[\s;,"'$\\]/.test(text) ? undefined : parseBaseUrl(text)),
  },
};

const KNOWN_NAMES = Object.values(variables).map(({ name }) => name);
/** A variable that Vite sets internally. Every other `VITE_` variable is a setting of this build. */
const VITE_OWN_NAME = 'VITE_USER_NODE_ENV';

/**
 * Reads the settings from variables such as those of Vite's `loadEnv`. An unknown `VITE_` name is
 * also invalid: it is a typo, or a secret that must not be exposed to browsers.
 *
 * @throws {ConfigError} listing every invalid variable.
 */
export function readConfig(env: Readonly<Record<string, unknown>>): RecargasConfig {
  const problems: string[] = [];
  const config = Object.entries(variables).map(([key, { name, fallback, expected, parse }]) => {
    const actual = env[name] ?? fallback;
    const value = typeof actual === 'string' ? parse(actual) : undefined;
    if (value === undefined) {
      problems.push(`${name}: expected ${expected}, got ${describe(actual)}`);
    }
    return [key, value] as const;
  });
  problems.push(...findUnknownNames(env));

  if (problems.length > 0) {
    throw new ConfigError(problems);
  }
  // The compiler cannot know that `variables` has each setting.
  return Object.fromEntries(config) as unknown as RecargasConfig;
}

function findUnknownNames(env: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('VITE_') && name !== VITE_OWN_NAME)
    .filter((name) => !KNOWN_NAMES.includes(name))
    .map((name) => `${name}: expected one of ${KNOWN_NAMES.join(', ')}, got an unknown name`);
}

function parseBoolean(text: string): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}

function parseBaseUrl(text: string): string | undefined {
  const isPath = text === '' || /^\/(?![/\\])[^\s\\?#]*$/.test(text);
  return isPath || isPlainWebAddress(text) ? text.replace(/\/+$/, '') : undefined;
}

function isPlainWebAddress(text: string): boolean {
  try {
    const { username, password } = new URL(text);
    return /^https?:\/\/[^\s\\?#]+$/.test(text) && username === '' && password === '';
  } catch {
    return false;
  }
}

function isInnerJsonPath(text: string): boolean {
  return /^[^/\\:][^\\:]*\.json$/.test(text) && !text.split('/').includes('..');
}

function describe(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : `${typeof value} ${String(value)}`;
}
