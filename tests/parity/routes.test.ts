import { createElement } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { findRouteFaults, findScreenFaults, leavesOf, type Named } from './routes';

const screen = createElement('main');
const table: RouteObject[] = [
  { path: '/start', element: screen },
  { path: '/start/company/:name', element: screen },
  {
    path: '/home',
    element: screen,
    children: [
      { index: true, element: screen },
      { path: 'sale', element: screen },
    ],
  },
  { path: '*', element: createElement(Navigate, { to: '/start' }) },
];

const named = (path: string | undefined, file = 'src/screens/Shop/Shop.stories.tsx'): Named => ({
  id: `screens-shop--${path ?? 'none'}`,
  file,
  path,
});
const all = ['/start', '/start/company/A?b#c', '/home', '/home/sale#d'].map((path) => named(path));

describe('the route table', () => {
  it('has each address once, redirects apart', () => {
    expect(leavesOf(table)).toEqual([
      { path: '/start', isRedirect: false },
      { path: '/start/company/:name', isRedirect: false },
      { path: '/home', isRedirect: false },
      { path: '/home/sale', isRedirect: false },
      { path: '*', isRedirect: true },
    ]);
  });

  it('is right where each address has a story', () => {
    expect(findRouteFaults(table, all)).toEqual([]);
  });

  it.each([
    [
      'an address without a story',
      all.slice(0, 3),
      'No story of a screen shows the route /home/sale',
    ],
    ['a story without an address', [...all, named(undefined)], 'screens-shop--none names no route'],
    [
      'a story of no address',
      [...all, named('/pay')],
      'names the route /pay, which the app does not',
    ],
  ])('is wrong with %s', (_, stories, fault) => {
    const found = findRouteFaults(table, stories);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });
});

describe('the screens', () => {
  const folders = { Shop: 'export function ShopScreen() {}', shared: 'export function Foot() {}' };
  const routes = '<Route element={<ShopScreen />} path="/start" />';

  it('are right where each has a route and a story', () => {
    expect(findScreenFaults({ folders, table: routes }, all)).toEqual([]);
  });

  it.each([
    ['without a route', folders, '', all, 'src/screens/Shop stands at no route'],
    ['without a story', folders, routes, [], 'src/screens/Shop has no story'],
    [
      'from elsewhere',
      folders,
      `${routes}<Route element={<Other />} path="/b" />`,
      all,
      'A route shows <Other>, which is no screen',
    ],
  ])('are wrong with one %s', (_, places, text, stories, fault) => {
    const found = findScreenFaults({ folders: places, table: text }, stories);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });
});
