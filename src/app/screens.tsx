import type { ComponentType } from 'react';
import { generatePath, matchRoutes, Navigate } from 'react-router-dom';
import { excludeCarriers } from '#api/carriers';
import { carrierThemes } from '#theme/themes';
import { lazyWithRetry, type LazyComponent } from './lazyWithRetry';

/** A row of the route table. */
export interface ScreenRoute {
  /** The folder of the screen in `src/screens`. */
  screen?: string;
  /** The path, with its parameters. */
  path: string;
  /** The component of the route. */
  Component: ComponentType | LazyComponent;
  /** Whether the first render is the same for each user, so that the build writes it as HTML. */
  prerendered?: boolean;
  /** Whether the page requests the product list before its scripts are loaded. */
  needsProducts?: boolean;
  /** The nested routes. */
  children?: ScreenRoute[];
}

const Products = lazyWithRetry(async () => (await import('#screens/Products')).ProductsScreen);
const Carrier = lazyWithRetry(async () => (await import('#screens/Carrier')).CarrierScreen);
const Payment = lazyWithRetry(async () => (await import('#screens/Payment')).PaymentScreen);

async function loadSections() {
  return (await import('#screens/Landing')).loadSections();
}
const LandingSections = lazyWithRetry(async () => (await loadSections()).LandingSections);
const TopUpSales = lazyWithRetry(async () => (await loadSections()).TopUpSales);
const BillPayments = lazyWithRetry(async () => (await loadSections()).BillPayments);
const Proposals = lazyWithRetry(async () => (await loadSections()).Proposals);

// The header and the footer are shown together with the sections between them, so these are loaded first.
const Landing = lazyWithRetry(async () => {
  const [{ LandingScreen }] = await Promise.all([import('#screens/Landing'), loadSections()]);
  const nested = [LandingSections, TopUpSales, BillPayments, Proposals];
  await Promise.allSettled(nested.map(({ load }) => load()));
  return LandingScreen;
});

/** The screens of the purchase, which are loaded while the browser is idle. */
export const purchaseScreens = [Products, Carrier, Payment];

function RedirectToStart() {
  return <Navigate replace to="/start" />;
}

/** The route table of the app and of Storybook. A screen is registered only here. */
export const screens: ScreenRoute[] = [
  {
    screen: 'Products',
    path: '/start',
    Component: Products,
    prerendered: true,
    needsProducts: true,
  },
  {
    screen: 'Carrier',
    path: '/start/company/:compania',
    Component: Carrier,
    prerendered: true,
    needsProducts: true,
  },
  { screen: 'Payment', path: '/start/pago', Component: Payment },
  {
    screen: 'Landing',
    path: '/superhome',
    Component: Landing,
    prerendered: true,
    children: [
      {
        path: '',
        Component: LandingSections,
        children: [
          { path: '', Component: TopUpSales },
          { path: 'servicios', Component: BillPayments },
          { path: 'propuestas', Component: Proposals },
        ],
      },
    ],
  },
  { path: '*', Component: RedirectToStart },
];

/** Returns the routes at a path, the outermost first. A path without a screen redirects to the start. */
export function routesAt(path: string): ScreenRoute[] {
  const routes = (matchRoutes(screens, path) ?? []).map(({ route }) => route);
  return routes[0]?.screen === undefined ? screens.slice(0, 1) : routes;
}

/** Loads the components at a path. */
export async function loadScreen(path: string): Promise<void> {
  const loading = routesAt(path).flatMap(({ Component }) =>
    'load' in Component ? Component.load() : [],
  );
  await Promise.all(loading);
}

/** Returns the paths of the prerendered pages. A route with a parameter has one for each carrier. */
export function prerenderedPaths(exclusions: readonly string[]): string[] {
  const themed = carrierThemes.map(({ code }) => ({ name: code }));
  const carriers = excludeCarriers(themed, exclusions);
  const paths = screens.filter(({ prerendered }) => prerendered).map(({ path }) => path);
  return paths.flatMap((path) =>
    path.includes(':')
      ? carriers.map(({ name }) => generatePath(path, { compania: name }))
      : [path],
  );
}
