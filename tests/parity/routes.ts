import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import type { ReactElement } from 'react';

/** An address that the app shows, as the route table has it. */
export interface Route {
  /** The whole path, such as `/start/company/:compania`. */
  path: string;
  /** Whether it only leads to another one. */
  isRedirect: boolean;
}

/** A story, and the address that it names. */
export interface Named {
  id: string;
  /** The file that it stands in. */
  file: string;
  /** The address; undefined where it names none. */
  path: string | undefined;
}

function isRedirect({ element }: RouteObject): boolean {
  return (element as ReactElement | null | undefined)?.type === Navigate;
}

/** The addresses of a route table. */
export function leavesOf(routes: readonly RouteObject[], base = ''): Route[] {
  return routes.flatMap((route) => {
    const path =
      route.path?.startsWith('/') === true
        ? route.path
        : [base, route.path].filter(Boolean).join('/');
    return route.children === undefined
      ? [{ path, isRedirect: isRedirect(route) }]
      : leavesOf(route.children, path);
  });
}

/** The address in the table that a path comes to; undefined where that is a redirect or none. */
function leafOf(routes: readonly RouteObject[], path: string): string | undefined {
  const matches = matchRoutes([...routes], path) ?? [];
  const last = matches.at(-1)?.route;
  if (last === undefined || isRedirect(last)) return undefined;
  return matches
    .map(({ route }) => route.path)
    .filter((part) => part !== undefined)
    .reduce((base, part) => (part.startsWith('/') ? part : `${base}/${part}`));
}

/** What is wrong between the route table and the stories of the screens, in words. */
export function findRouteFaults(
  routes: readonly RouteObject[],
  stories: readonly Named[],
): string[] {
  const shown = stories.map(({ path }) => path && leafOf(routes, path));
  return [
    ...stories.flatMap(({ id, path }, index) => {
      if (path === undefined) {
        return [`${id} names no route: say in parameters.route where the app shows it.`];
      }
      return shown[index] === undefined
        ? [`${id} names the route ${path}, which the app does not have.`]
        : [];
    }),
    ...leavesOf(routes).flatMap(({ path, isRedirect: leadsOn }) =>
      leadsOn || shown.includes(path)
        ? []
        : [`No story of a screen shows the route ${path}: name it in a story's parameters.route.`],
    ),
  ];
}

/** What the sources say of the screens. */
export interface Sources {
  /** The folders of `src/screens`, each with the text of its files. */
  folders: Readonly<Record<string, string>>;
  /** The text of the file with the route table. */
  table: string;
}

/** What is wrong between the screens' folders, the route table and the stories, in words. */
export function findScreenFaults({ folders, table }: Sources, stories: readonly Named[]): string[] {
  const elements = [...table.matchAll(/element=\{\s*<(\w+)/g)].map(([, name = '']) => name);
  const exported = Object.values(folders).flatMap((text) =>
    [...text.matchAll(/export (?:function |\{ )(\w+)/g)].map(([, name = '']) => name),
  );
  const screens = Object.entries(folders).filter(([folder, text]) =>
    text.includes(`export function ${folder}Screen(`),
  );
  return [
    ...screens.flatMap(([folder]) =>
      elements.includes(`${folder}Screen`)
        ? []
        : [`The screen src/screens/${folder} stands at no route.`],
    ),
    ...screens.flatMap(([folder]) =>
      stories.some(({ file }) => file.includes(`src/screens/${folder}/`))
        ? []
        : [`The screen src/screens/${folder} has no story under Screens/.`],
    ),
    ...elements
      .filter((name) => name !== 'Navigate' && !exported.includes(name))
      .map((name) => `A route shows <${name}>, which is no screen of src/screens.`),
  ];
}
