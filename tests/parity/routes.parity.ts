import { readdirSync, readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as Router from 'react-router-dom';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { AppRoutes } from '#app/AppRoutes';
import { readStories, type StoryEntry } from '../gates/canvas';
import { launch } from '../gates/chromium';
import { findRouteFaults, findScreenFaults, type Named } from './routes';
import { Stage } from './story';

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

/** An entry of Storybook's index, with the file that it stands in. */
type Placed = StoryEntry & { importPath: string };

const storybook = inject('storybookUrl');
const stories: Named[] = [];

beforeAll(async () => {
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(AppRoutes)));
  const browser = await launch();
  try {
    const stage = await Stage.open(browser, storybook, 'es');
    for (const { id, title, importPath } of (await readStories(storybook)) as Placed[]) {
      if (!title.startsWith('Screens/')) continue;
      const { route } = await stage.declared(id);
      stories.push({ id, file: importPath, path: route?.path });
    }
  } finally {
    await browser.close();
  }
});

/** The folders of the screens, each with the text of its main file. */
function readFolders(): Record<string, string> {
  const folders = readdirSync('src/screens', { withFileTypes: true });
  return Object.fromEntries(
    folders
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => {
        const files = readdirSync(`src/screens/${name}`).filter((file) => file === `${name}.tsx`);
        return files.map((file) => [name, readFileSync(`src/screens/${name}/${file}`, 'utf8')]);
      }),
  );
}

describe('every route', () => {
  it('is read from the app', () => {
    expect(table.length).toBeGreaterThan(0);
    expect(stories.length).toBeGreaterThan(0);
  });

  it('has a story of a screen, and every story of a screen a route', () => {
    expect(findRouteFaults(table, stories)).toEqual([]);
  });
});

describe('every screen', () => {
  it('has a route and a story', () => {
    const sources = {
      folders: readFolders(),
      table: readFileSync('src/app/AppRoutes.tsx', 'utf8'),
    };
    expect(findScreenFaults(sources, stories)).toEqual([]);
  });
});
