import company from '#company';
import { createRecargasClient } from '#recargas/client';
import { readConfig } from '#recargas/config';
import { createSessionStore } from '#recargas/session';
import type { Services } from '#screens/services';

/**
 * Makes the screens' services from the build's variables.
 * @throws {ConfigError} when a variable is wrong.
 */
export function createServices(env: Readonly<Record<string, unknown>>): Services {
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
