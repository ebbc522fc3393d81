import company from '#company';
import { createRecargasClient } from '#recargas/client';
import { readConfig } from '#recargas/config';
import { createSessionStore } from '#recargas/session';
import type { Environment } from '#screens/environment';

/**
 * Makes the screens' environment from the build's variables.
 * @throws {ConfigError} when a variable is wrong.
 */
export function createEnvironment(env: Readonly<Record<string, unknown>>): Environment {
  const { apiBaseUrl, apiToken, excludedProducts } = readConfig(env);
  return {
    client: createRecargasClient({ baseUrl: apiBaseUrl, token: apiToken }),
    session: createSessionStore(() => window.sessionStorage),
    exclusions: excludedProducts,
    company,
    links: company.links,
    now: () => new Date(),
  };
}
