import { readdirSync } from 'node:fs';

/** A module of the package. */
export interface Entry {
  /** The path that a consumer imports, without the package's name. */
  subpath: string;
  /** Its source. */
  source: string;
}

/** The modules that are data, functions or hooks. The others of their folders are private. */
const modules = [
  ...['theme/contract', 'theme/contrast', 'theme/defaultTheme', 'theme/deriveSchemes'],
  ...['theme/formatAmount', 'theme/palette', 'theme/pictures', 'theme/themeCss', 'theme/themes'],
  ...['theme/tokens', 'masks/useMask'],
  ...['masks/phone', 'masks/card', 'masks/expiry', 'masks/cvv', 'masks/name'],
];

/** The modules of the package. A component has a folder and a file of its name. Folders in lower case are private. */
export function libraryEntries(): Entry[] {
  const components = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
  return [
    ...components.sort().map((name) => ({
      subpath: `components/${name}`,
      source: `src/components/${name}/${name}.tsx`,
    })),
    { subpath: 'notifications', source: 'src/notifications/NotificationRegion.tsx' },
    ...modules.map((name) => ({ subpath: name, source: `src/${name}.ts` })),
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
