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
  /** Used when the variable is not set. */
  fallback: string;
  expected: string;
  /** Returns `undefined` for an invalid value. */
  parse: (text: string) => T | undefined;
}

const apiBaseUrl: Variable<string> = {
  fallback: '',
  expected: 'an empty text, a path such as /api, or an address such as https://api.example',
  parse: parseBaseUrl,
};
const apiToken: Variable<string> = {
  fallback: DEFAULT_TOKEN,
  expected: 'a text which is not blank',
  parse: (text) => (text.trim() === '' ? undefined : text),
};
const excludedProducts: Variable<string[]> = {
  fallback: '',
  expected: 'names separated by commas',
  parse: (text) =>
    text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
};
const companyFile: Variable<string> = {
  fallback: 'src/app/company.json',
  expected:
    'the path of a .json file inside the project, relative to its root, with forward slashes',
  parse: (text) => (isInnerJsonPath(text) ? text : undefined),
};
const mocks: Variable<boolean> = {
  fallback: 'false',
  expected: "'true' or 'false'",
  parse: parseBoolean,
};
const offline: Variable<boolean> = { ...mocks, fallback: 'true' };
const policyReports: Variable<string> = {
  fallback: '',
  expected:
    'an empty text, a path such as /reports, or an address such as https://reports.example/csp',
  parse: (text) => (/[\s;,"'$\\]/.test(text) ? undefined : parseBaseUrl(text)),
};

const KNOWN_NAMES = [
  'VITE_API_BASE_URL',
  'VITE_API_TOKEN',
  'VITE_EXCLUDED_PRODUCTS',
  'VITE_COMPANY_FILE',
  'VITE_MOCKS',
  'VITE_OFFLINE',
  'VITE_CSP_REPORTS',
];
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

  function read<T>(name: string, { fallback, expected, parse }: Variable<T>, whenWrong: T): T {
    const given = env[name] ?? fallback;
    const value = typeof given === 'string' ? parse(given) : undefined;
    if (value === undefined) {
      problems.push(`${name}: expected ${expected}, got ${describe(given)}`);
    }
    return value ?? whenWrong;
  }

  const config: RecargasConfig = {
    apiBaseUrl: read('VITE_API_BASE_URL', apiBaseUrl, ''),
    apiToken: read('VITE_API_TOKEN', apiToken, ''),
    excludedProducts: read('VITE_EXCLUDED_PRODUCTS', excludedProducts, []),
    companyFile: read('VITE_COMPANY_FILE', companyFile, ''),
    mocks: read('VITE_MOCKS', mocks, false),
    offline: read('VITE_OFFLINE', offline, true),
    policyReports: read('VITE_CSP_REPORTS', policyReports, ''),
  };
  problems.push(...findUnknownNames(env));

  if (problems.length > 0) {
    throw new ConfigError(problems);
  }
  return config;
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
