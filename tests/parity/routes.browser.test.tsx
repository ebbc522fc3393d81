import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import type * as Router from 'react-router-dom';
import { MemoryRouter, parsePath, type InitialEntry, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AppRoutes } from '#app/AppRoutes';
import { NotificationProvider } from '#components/NotificationRegion';
import { findRouteFaults, findScreenFaults, type Named } from './routes';

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

const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.values(module).flatMap(({ composed }): Named[] =>
    composed?.id.startsWith('screens-') === true
      ? [{ id: composed.id, file, path: pathOf(composed.parameters['route']) }]
      : [],
  ),
);

/** The folders of the screens, each with the text of its files. */
const folders: Record<string, string> = {};
for (const [file, text] of Object.entries(sources)) {
  const [, folder = ''] = /screens\/([^/]+)\//.exec(file) ?? [];
  folders[folder] = `${folders[folder] ?? ''}${text}`;
}

describe('every route', () => {
  renderToStaticMarkup(
    <NotificationProvider>
      <MemoryRouter>
        <AppRoutes />
      </MemoryRouter>
    </NotificationProvider>,
  );

  it('has a story of a screen, and every story of a screen a route', () => {
    expect(table.length).toBeGreaterThan(0);
    expect(stories.length).toBeGreaterThan(0);
    expect(findRouteFaults(table, stories)).toEqual([]);
  });
});

describe('every screen', () => {
  it('has a route and a story', () => {
    const [text = ''] = Object.values(routesSource);
    expect(findScreenFaults({ folders, table: text }, stories)).toEqual([]);
  });
});
