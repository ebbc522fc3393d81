import { createContext, use } from 'react';
import type { ProductsClient } from '#api/client';
import type { Carrier } from '#api/contract';
import type { Company } from '#company/company';
import type { AppStorage } from '#topup/appStorage';
import type { RememberedStore } from '#topup/remembered';

/** What the app provides to the screens. */
export interface AppEnvironment {
  /** The calls to the top-up server. */
  client: ProductsClient;
  /** The values that persist between screens. */
  storage: AppStorage;
  /** The top-ups that the user asked to remember. Undefined if the app does not offer it. */
  remembered?: RememberedStore | undefined;
  /** Names of carriers that are not shown (requirements §4). */
  exclusions: readonly string[];
  /** The company that operates the app. */
  company: Company;
  /** The carriers that the page shows before it is hydrated. */
  firstCarriers?: Carrier[] | undefined;
}

/** The context of the environment. */
export const EnvironmentContext = createContext<AppEnvironment | undefined>(undefined);

/** Returns the environment of the screens. It throws outside an `EnvironmentContext`. */
export function useEnvironment(): AppEnvironment {
  const environment = use(EnvironmentContext);
  if (environment !== undefined) return environment;
  throw new Error(
    'A screen was rendered outside an EnvironmentContext: render it inside AppProviders.',
  );
}
