import type { ComponentType } from 'react';
import { matchRoutes, Navigate } from 'react-router-dom';
import { carrierPath, paths } from '#addresses/addresses';
import { themedCarriers } from '#screens/data/useCarriers';
import { lazyScreen, type LazyScreen } from './lazyScreen';

/** A row of the route table. */
export interface ScreenRoute {
  /** The folder of the screen in `src/screens`. */
  screen?: string;
  /** The path, with its parameters. */
  path: string;
  /** The component of the route. */
  Component: ComponentType | LazyScreen;
  /** The paths whose first render is the same for each user, so that the build writes it as HTML. */
  prerendered?: readonly string[] | ((carriers: readonly string[]) => string[]);
  /** Whether the page requests the product list before its scripts are loaded. */
  needsProducts?: boolean;
}

const Carriers = lazyScreen(async () => (await import('#screens/Carriers')).CarriersScreen);
const Carrier = lazyScreen(async () => (await import('#screens/Carrier')).CarrierScreen);
const Payment = lazyScreen(async () => (await import('#screens/Payment')).PaymentScreen);
const Landing = lazyScreen(async () => (await import('#screens/Landing')).LandingScreen);

/** The screens of the purchase, which are loaded while the browser is idle. */
export const purchaseScreens = [Carriers, Carrier, Payment];

function RedirectToStart() {
  return <Navigate replace to={paths.start} />;
}

/** The route table of the app and of Storybook. A screen is registered only here. */
export const screens: ScreenRoute[] = [
  {
    screen: 'Carriers',
    path: paths.start,
    Component: Carriers,
    prerendered: [paths.start],
    needsProducts: true,
  },
  {
    screen: 'Carrier',
    path: paths.carrier,
    Component: Carrier,
    prerendered: (carriers) => carriers.map(carrierPath),
    needsProducts: true,
  },
  { screen: 'Payment', path: paths.payment, Component: Payment },
  {
    screen: 'Landing',
    path: `${paths.landing}/*`,
    Component: Landing,
    prerendered: [paths.landing, paths.billPayments, paths.proposals],
  },
  { path: '*', Component: RedirectToStart },
];

/** Returns the route at a path. A path without a screen redirects to the start. */
export function routeAt(path: string): ScreenRoute | undefined {
  const route = matchRoutes(screens, path)?.[0]?.route;
  return route?.screen === undefined ? screens[0] : route;
}

/** Loads the screen at a path. */
export async function loadScreen(path: string): Promise<void> {
  const { Component } = routeAt(path) ?? {};
  if (Component && 'load' in Component) await Component.load();
}

/** Returns the paths of the prerendered pages. Excluded carriers have none. */
export function prerenderedPaths(exclusions: readonly string[]): string[] {
  const carriers = themedCarriers(exclusions).map(({ name }) => name);
  return screens.flatMap(({ prerendered = [] }) =>
    typeof prerendered === 'function' ? prerendered(carriers) : prerendered,
  );
}
