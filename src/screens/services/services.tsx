import { createContext, use, type ReactNode } from 'react';
import type { ProductsClient } from '#api/productsClient';
import type { SessionStore } from '#storage/session';

/** The company behind the app: its contact data and where it is. */
export interface Company {
  /** The company's name. */
  name: string;
  /** The street address, in one line. */
  address: string;
  /** The phone numbers, as people read them. */
  phones: readonly string[];
  /** The e-mail address of sales. */
  email: string;
  /** Where the app is published, without a slash at its end. */
  site: string;
  /** The position in degrees; `embed` and `directions` stand in for OpenStreetMap's addresses. */
  map: { latitude: number; longitude: number; embed?: string; directions?: string };
}

/** What the screens need from outside, made by the app. */
export interface AppServices {
  /** The calls to the top-up server. */
  client: ProductsClient;
  /** What the visit remembers between screens. */
  session: SessionStore;
  /** Names of carriers that are not shown (requirements §4). */
  exclusions: readonly string[];
  /** The company behind the app. */
  company: Company;
  /** The legal links at the foot of every screen. */
  links: { privacy: string; terms: string };
  /** The clock that dates a receipt. */
  now: () => Date;
}

const EnvironmentContext = createContext<AppServices | undefined>(undefined);

/** The props of {@link ServicesProvider}. */
export interface EnvironmentProviderProps {
  /** The environment. */
  environment: AppServices;
  /** The screens. */
  children: ReactNode;
}

/** Gives the screens below it their environment. */
export function ServicesProvider({ environment, children }: EnvironmentProviderProps) {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

/** Thrown when a screen stands outside an {@link ServicesProvider}. */
export class MissingEnvironmentError extends Error {
  override readonly name = 'MissingEnvironmentError';
}

/**
 * The environment of the app.
 * @throws {MissingEnvironmentError} outside an {@link ServicesProvider}.
 */
export function useServices(): AppServices {
  const environment = use(EnvironmentContext);
  if (environment === undefined) {
    throw new MissingEnvironmentError(
      'A screen was rendered without an environment: put an EnvironmentProvider (or AppProviders) around it.',
    );
  }
  return environment;
}
