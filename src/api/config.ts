// Read by the build's own configuration too: no alias imports and nothing of the browser in here.

/** The settings of a build, checked. */
export interface RecargasConfig {
  /** Base address of the top-up server, without a slash at its end. Empty: the page's own origin. */
  apiBaseUrl: string;
  /** The fixed value sent with every call (requirements §7). */
  apiToken: string;
  /** Names of the product list's entries which are not shown (requirements §4). */
  excludedProducts: string[];
  /** Path of the company's JSON file, relative to the project's root. */
  companyFile: string;
  /** Whether the app runs on its own mocks. */
  mocks: boolean;
  /** Whether a service worker keeps the app for a time without a network; without, one that exists is removed. */
  offline: boolean;
  /** Where browsers report violations of the page's policy to. Empty: nowhere. */
  policyReports: string;
}

/** Settings are wrong; the message and `problems` name each with what was expected and found. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** One line for each wrong variable. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The configuration cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}\nMend the variables in the environment or in the .env files, then build again.`,
    );
    this.problems = problems;
  }
}

/** The sample token, which the mocks accept. */
export const DEFAULT_TOKEN = 'demo';

interface Variable<T> {
  /** Used when the variable is not set. */
  fallback: string;
  expected: string;
  /** Returns `undefined` for a wrong value. */
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
/** Vite's own note to itself; every other name of this prefix is meant for this build. */
const VITE_OWN_NAME = 'VITE_USER_NODE_ENV';

/**
 * Reads the settings from variables such as those of Vite's `loadEnv`. An unknown `VITE_` name is
 * wrong too: it is mistyped, or a secret that does not belong where browsers might read it.
 *
 * @throws {ConfigError} naming every wrong variable at once.
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
