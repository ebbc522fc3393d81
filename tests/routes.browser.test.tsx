import { matchPath, parsePath, type InitialEntry } from 'react-router-dom';
import { expect, it } from 'vitest';
import { screens } from '#app/screens';

type StoryModule = Record<
  string,
  { composed?: { id: string; parameters: Record<string, unknown> } }
>;

const files = import.meta.glob<StoryModule>('/src/{screens,app}/**/*.stories.tsx', { eager: true });

function pathOf(route: unknown): string | undefined {
  const globals = { carrier: 'TELCEL', language: 'es' };
  const entry: unknown =
    typeof route === 'function' ? (route as (values: object) => unknown)(globals) : route;
  if (typeof entry === 'string') return parsePath(entry).pathname;
  return (entry as Exclude<InitialEntry, string> | undefined)?.pathname;
}

/** The stories of the screens, each with the address that it names. */
const stories = Object.values(files).flatMap((module) =>
  Object.values(module).flatMap(({ composed }) =>
    composed?.id.startsWith('screens-') === true
      ? [{ id: composed.id, path: pathOf(composed.parameters['route']) ?? '' }]
      : [],
  ),
);

const paths = screens.flatMap(({ screen, path }) => (screen === undefined ? [] : path));

it('has a story for each route', () => {
  const shown = (path: string) => stories.some((story) => matchPath(path, story.path));
  expect(paths.filter((path) => !shown(path))).toEqual([]);
});

it('has a route for each story of a screen', () => {
  const exists = (address: string) => paths.some((path) => matchPath(path, address));
  expect(stories.filter(({ path }) => !exists(path)).map(({ id }) => id)).toEqual([]);
});
