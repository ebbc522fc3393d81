import { createContext, use } from 'react';
import type { Carrier } from '#api/contract';
import type { ApiEnvironment, ApiSettings } from '#api/endpoint';
import type { Company } from '#company/company';
import type { AppStorage } from '#topup/appStorage';
import type { RememberedStore, RememberedTopUp } from '#topup/remembered';

/** The settings of a build: `tools/config.ts` reads them from its variables. */
export interface Settings extends ApiSettings {
  /** Names of carriers that are not shown (requirements §4). */
  excludedCarriers: readonly string[];
  /** Whether the app uses the mock server. */
  mocks: boolean;
  /** Whether a service worker makes the app available offline. If false, an existing worker is removed. */
  offline: boolean;
  /** Whether the user can have the device remember top-ups. */
  remember: boolean;
}

/** The carriers, or the loading state, which may have those that are shown meanwhile. */
export type CarriersState =
  | { status: 'loading'; carriers?: Carrier[] | undefined }
  | { status: 'ready'; carriers: Carrier[] };

/** What the app provides to the screens, and to the calls of the top-up server. */
export interface AppEnvironment extends ApiEnvironment {
  settings: Settings;
  /** The values that persist between screens. */
  storage: AppStorage;
  /** The top-ups that the user asked to remember. Undefined if the settings do not allow it. */
  remembered?: RememberedStore | undefined;
  /** The company that operates the app. */
  company: Company;
  /** What the page shows before it is hydrated. */
  shownEarly?: { state?: CarriersState; remembered?: RememberedTopUp[] | undefined } | undefined;
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
