import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement, ReactNode } from 'react';
import type * as Router from 'react-router-dom';
import {
  matchPath,
  MemoryRouter,
  Navigate,
  parsePath,
  type InitialEntry,
  type RouteObject,
} from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AppRoutes } from '#app/AppRoutes';
import { NotificationProvider } from '#notifications/NotificationRegion';

/** The app's own route table, which it hands to the router. */
const table = vi.hoisted((): RouteObject[] => []);

vi.mock('react-router-dom', async (load) => {
  const router = await load<typeof Router>();
  function Routes({ children }: { children: ReactNode }) {
    table.push(...router.createRoutesFromElements(children));
    return null;
  }
  return { ...router, Routes };
});

type StoryModule = Record<
  string,
  { composed?: { id: string; parameters: Record<string, unknown> } }
>;

const files = import.meta.glob<StoryModule>('/src/{screens,app}/**/*.stories.tsx', { eager: true });
const sources = import.meta.glob<string>('/src/screens/*/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const routesSource = import.meta.glob<string>('/src/app/AppRoutes.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function pathOf(route: unknown): string | undefined {
  const globals = { carrier: 'TELCEL', language: 'es' };
  const made: unknown =
    typeof route === 'function' ? (route as (g: object) => unknown)(globals) : route;
  if (typeof made === 'string') return parsePath(made).pathname;
  return (made as Exclude<InitialEntry, string> | undefined)?.pathname;
}

/** The stories of the screens, each with its file and the address that it names. */
const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.values(module).flatMap(({ composed }) =>
    composed?.id.startsWith('screens-') === true
      ? [{ id: composed.id, file, path: pathOf(composed.parameters['route']) }]
      : [],
  ),
);

/** The addresses of a route table that show something: what only leads to another one is none. */
function addressesOf(routes: readonly RouteObject[], base = ''): string[] {
  return routes.flatMap(({ path, children, element }) => {
    const whole = path?.startsWith('/') === true ? path : [base, path].filter(Boolean).join('/');
    if (children !== undefined) return addressesOf(children, whole);
    return (element as ReactElement).type === Navigate ? [] : [whole];
  });
}

function routeFaults(): string[] {
  const addresses = addressesOf(table);
  const shows = (address: string, path = '') => matchPath(address, path) !== null;
  return [
    ...stories
      .filter(({ path }) => !addresses.some((address) => shows(address, path)))
      .map(({ id, path }) =>
        path === undefined
          ? `${id} names no route: say in parameters.route where the app shows it.`
          : `${id} names the route ${path}, which the app does not have.`,
      ),
    ...addresses
      .filter((address) => !stories.some(({ path }) => shows(address, path)))
      .map(
        (path) =>
          `No story of a screen shows the route ${path}: name it in a story's parameters.route.`,
      ),
  ];
}

function screenFaults(): string[] {
  const [routes = ''] = Object.values(routesSource);
  const screens = Object.entries(sources).flatMap(([file, text]) => {
    const [, folder = '', name] = /screens\/([^/]+)\/([^/]+)\.tsx$/.exec(file) ?? [];
    const isScreen = folder === name && text.includes(`export function ${folder}Screen(`);
    return isScreen ? [folder] : [];
  });
  return screens.flatMap((folder) => [
    ...(routes.includes(`element={<${folder}Screen `)
      ? []
      : [`The screen src/screens/${folder} stands at no route.`]),
    ...(stories.some(({ file }) => file.includes(`src/screens/${folder}/`))
      ? []
      : [`The screen src/screens/${folder} has no story under Screens/.`]),
  ]);
}

it('has a story for each route, and a route for each story of a screen', () => {
  renderToStaticMarkup(
    <NotificationProvider>
      <MemoryRouter>
        <AppRoutes />
      </MemoryRouter>
    </NotificationProvider>,
  );
  expect(table.length).toBeGreaterThan(0);
  expect(stories.length).toBeGreaterThan(0);
  expect(routeFaults()).toEqual([]);
});

it('has a route and a story for each screen', () => {
  expect(screenFaults()).toEqual([]);
});
