import { createContext, use } from 'react';
import type { ProductsClient } from '#api/client';
import type { Company } from '#contact/company';
import type { AppStorage } from '#storage/appStorage';

/** The services that the app provides to the screens. */
export interface AppServices {
  /** The calls to the top-up server. */
  client: ProductsClient;
  /** The values that persist between screens. */
  storage: AppStorage;
  /** Names of carriers that are not shown (requirements §4). */
  exclusions: readonly string[];
  /** The company that operates the app. */
  company: Company;
  /** The legal links in the footer of every screen. */
  links: { privacy: string; terms: string };
  /** The clock that dates a receipt. */
  now: () => Date;
}

/** The context of the app's services. */
export const ServicesContext = createContext<AppServices | undefined>(undefined);

/** Thrown when a screen is rendered outside a {@link ServicesContext}. */
export class MissingServicesError extends Error {
  override readonly name = 'MissingServicesError';
}

/**
 * Returns the services of the app.
 * @throws {MissingServicesError} outside a {@link ServicesContext}.
 */
export function useServices(): AppServices {
  const services = use(ServicesContext);
  if (services === undefined) {
    throw new MissingServicesError(
      'A screen was rendered outside a ServicesContext: render it inside AppProviders.',
    );
  }
  return services;
}
