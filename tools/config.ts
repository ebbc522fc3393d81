import * as v from 'valibot';
import { DEFAULT_TOKEN } from '#api/endpoint';
import type { Settings } from '#screens/data/environment';

/** Thrown for invalid settings. The message lists each one with its expected and actual value. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(problems: readonly string[]) {
    super(
      `The configuration cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}\nFix the variables in the environment or in the .env files, then build again.`,
    );
  }
}

const text = v.string('a text');

function address(pattern: RegExp) {
  return v.pipe(
    text,
    v.regex(
      pattern,
      'an empty text, a path such as /api, or an address such as https://api.example',
    ),
    v.transform((value) => value.replace(/\/+$/, '')),
  );
}

const boolean = v.pipe(
  v.picklist(['true', 'false'], "'true' or 'false'"),
  v.transform((value) => value === 'true'),
);

const variables = {
  VITE_API_BASE_URL: v.optional(
    address(/^(https?:\/\/[^\s\\?#@/]+)?(\/(?![/\\])[^\s\\?#]*)?$/),
    '',
  ),
  VITE_API_TOKEN: v.optional(
    v.pipe(text, v.regex(/\S/, 'a text that is not blank')),
    DEFAULT_TOKEN,
  ),
  VITE_EXCLUDED_PRODUCTS: v.optional(
    v.pipe(
      text,
      v.transform((names) => names.split(',').map((name) => name.trim())),
      v.transform((names) => names.filter((name) => name !== '')),
    ),
    '',
  ),
  VITE_COMPANY_FILE: v.optional(
    v.pipe(
      text,
      v.regex(
        /^(?!.*\.\.\/)[^/\\:][^\\:]*\.json$/,
        'the path of a .json file inside the project, relative to its root, with forward slashes',
      ),
    ),
    'src/company/company.json',
  ),
  VITE_MOCKS: v.optional(boolean, 'false'),
  VITE_OFFLINE: v.optional(boolean, 'true'),
  VITE_REMEMBER: v.optional(boolean, 'true'),
  // The address is written into the policy and the configuration of nginx.
  VITE_CSP_REPORTS: v.optional(
    address(/^(https?:\/\/[^\s\\?#@/;,"'$]+)?(\/(?![/\\])[^\s\\?#;,"'$]*)?$/),
    '',
  ),
  /** Vite sets it internally. */
  VITE_USER_NODE_ENV: v.optional(text),
};

/** The validated variables of a build. */
export interface RecargasConfig {
  /** The settings that the build writes into the app. */
  settings: Settings;
  /** Path of the company's JSON file, relative to the project's root. */
  companyFile: string;
  /** The URL for reports of Content Security Policy violations. If empty, browsers send none. */
  policyReports: string;
}

const configSchema = v.pipe(
  v.strictObject(variables, `one of ${Object.keys(variables).join(', ')}`),
  v.transform((read): RecargasConfig => ({
    settings: {
      apiBaseUrl: read.VITE_API_BASE_URL,
      apiToken: read.VITE_API_TOKEN,
      excludedCarriers: read.VITE_EXCLUDED_PRODUCTS,
      mocks: read.VITE_MOCKS,
      offline: read.VITE_OFFLINE,
      remember: read.VITE_REMEMBER,
    },
    companyFile: read.VITE_COMPANY_FILE,
    policyReports: read.VITE_CSP_REPORTS,
  })),
);

/**
 * Reads the `VITE_` variables of Vite's `loadEnv`. An unknown name is also invalid: it is a
 * typo, or a secret that must not be exposed to browsers.
 *
 * @throws {ConfigError} listing the invalid variables.
 */
export function readConfig(env: Readonly<Record<string, unknown>>): RecargasConfig {
  const { success, output, issues } = v.safeParse(configSchema, env);
  if (success) return output;
  throw new ConfigError(
    issues.map(
      (issue) => `${v.getDotPath(issue)}: expected ${issue.message}, got ${issue.received}`,
    ),
  );
}
