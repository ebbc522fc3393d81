import { createContext, use, type ReactNode } from 'react';
import type { RecargasClient } from '#recargas/client';
import type { SessionStore } from '#recargas/session';

/** What the screens need from outside, made by the app. */
export interface Services {
  /** The calls to the top-up server. */
  client: Pick<RecargasClient, 'getProducts'>;
  /** What the visit remembers between screens. */
  session: SessionStore;
  /** Names of carriers that are not shown (spec §4). */
  exclusions: readonly string[];
  /** The legal links at the foot of every screen. */
  links: { privacy: string; terms: string };
  /** The clock that dates a receipt. */
  now: () => Date;
}

const ServicesContext = createContext<Services | undefined>(undefined);

/** The props of {@link ServicesProvider}. */
export interface ServicesProviderProps {
  /** The services. */
  services: Services;
  /** The screens. */
  children: ReactNode;
}

/** Gives the screens below it their services. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** Thrown when a screen stands outside a {@link ServicesProvider}. */
export class MissingServicesError extends Error {
  override readonly name = 'MissingServicesError';
}

/**
 * The services of the app.
 * @throws {MissingServicesError} outside a {@link ServicesProvider}.
 */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === undefined) {
    throw new MissingServicesError(
      'A screen was rendered without services: put a ServicesProvider (or AppProviders) around it.',
    );
  }
  return services;
}
