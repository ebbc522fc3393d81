import { readdirSync } from 'node:fs';

/** A module of the package. */
export interface Entry {
  /** The path that a consumer imports, without the package's name. */
  subpath: string;
  /** Its source. */
  source: string;
}

const components = 'src/components';

/** The modules of `src/theme` that are data or pure functions. The others are styles. */
const themeModules = [
  ...['contract', 'contrast', 'defaultTheme', 'deriveSchemes', 'formatAmount', 'palette'],
  ...['pictures', 'themeCss', 'themes', 'tokens'],
];

/** The modules of `src/masks` that an app uses for its own fields. */
const maskModules = ['useMask', 'validation'];

/** Modules of a folder of `src` by their names. */
function modulesOf(folder: string, names: readonly string[]): Entry[] {
  return names.map((name) => ({
    subpath: `${folder}/${name}`,
    source: `src/${folder}/${name}.ts`,
  }));
}

/** A component has a folder of its name, with a file of its name. Folders in lower case are shared and private. */
function componentEntries(): Entry[] {
  return readdirSync(components)
    .filter((name) => /^[A-Z]/.test(name))
    .sort()
    .map((name) => ({
      subpath: `components/${name}`,
      source: `${components}/${name}/${name}.tsx`,
    }));
}

/** The modules of the package. */
export function libraryEntries(): Entry[] {
  return [
    ...componentEntries(),
    { subpath: 'notifications', source: 'src/notifications/NotificationRegion.tsx' },
    ...modulesOf('theme', themeModules),
    ...modulesOf('masks', maskModules),
  ];
}

/** The modules for a consumer's tests. They are not exported by the package's own name. */
export const testEntries: readonly Entry[] = [
  { subpath: 'mocks', source: 'mocks/index.ts' },
  { subpath: 'testing/jsdom', source: 'src/testing/jsdom.ts' },
];

/** The built file of a source, without its extension. */
export function outputOf(source: string): string {
  return source.replace(/^src\//, '').replace(/\.tsx?$/, '');
}
