import type { ComponentType } from 'react';
import { generatePath, matchRoutes, Navigate } from 'react-router-dom';
import { excludeCarriers } from '#api/carriers';
import { carrierThemes } from '#theme/themes';
import { lazyWithRetry, type LazyModule } from './lazyWithRetry';

/** A line of the route table. */
export interface ScreenRoute {
  /** The folder of the screen in `src/screens`. */
  screen?: string;
  /** The path, with its parameters. */
  path: string;
  /** The component of the route. */
  Component: ComponentType;
  /** The module that holds the component. */
  code?: LazyModule<object>;
  /** Whether the first sight is the same for everyone, and the build writes it as HTML. */
  prerendered?: boolean;
  /** The nested routes. */
  children?: ScreenRoute[];
}

const products = lazyWithRetry(() => import('#screens/Products'));
const carrier = lazyWithRetry(() => import('#screens/Carrier'));
const payment = lazyWithRetry(() => import('#screens/Payment'));
const landing = lazyWithRetry(() => import('#screens/Landing'));
const sections = lazyWithRetry(async () => (await import('#screens/Landing')).loadSections());

/** The code of the purchase, loaded while the browser is idle. */
export const purchaseCode = [products, carrier, payment];

function RedirectToStart() {
  return <Navigate replace to="/start" />;
}

/** The route table, the same in the app and in Storybook: a screen is registered here alone. */
export const screens: ScreenRoute[] = [
  {
    screen: 'Products',
    path: '/start',
    Component: products.component((module) => module.ProductsScreen),
    code: products,
    prerendered: true,
  },
  {
    screen: 'Carrier',
    path: '/start/company/:compania',
    Component: carrier.component((module) => module.CarrierScreen),
    code: carrier,
    prerendered: true,
  },
  {
    screen: 'Payment',
    path: '/start/pago',
    Component: payment.component((module) => module.PaymentScreen),
    code: payment,
  },
  {
    screen: 'Landing',
    path: '/superhome',
    Component: landing.component((module) => module.LandingScreen, sections),
    code: landing,
    prerendered: true,
    children: [
      {
        path: '',
        Component: sections.component((module) => module.LandingSections),
        code: sections,
        children: [
          { path: '', Component: sections.component((module) => module.TopUpSales) },
          { path: 'servicios', Component: sections.component((module) => module.BillPayments) },
          { path: 'propuestas', Component: sections.component((module) => module.Proposals) },
        ],
      },
    ],
  },
  { path: '*', Component: RedirectToStart },
];

/** The routes of an address, from the screen's own to the innermost; the start's where none is its. */
export function routesAt(path: string): ScreenRoute[] {
  const routes = (matchRoutes(screens, path) ?? []).map(({ route }) => route);
  return routes.some(({ code }) => code !== undefined) ? routes : screens.slice(0, 1);
}

/** The modules of the screens at an address, the outermost first. */
export function codeAt(path: string): LazyModule<object>[] {
  return routesAt(path).flatMap(({ code }) => code ?? []);
}

/** The addresses that the build writes as HTML: a route with a parameter has one for each carrier. */
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
