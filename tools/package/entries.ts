import { readdirSync } from 'node:fs';
import { parse } from 'node:path';

/** A module of the package. */
export interface Entry {
  /** Where a consumer imports it. */
  subpath: string;
  /** Its source. */
  source: string;
}

const components = 'src/components';
const theme = 'src/theme';

/** A component has a folder of its name, and in it a file of its name; what folders share is private. */
function componentEntries(): Entry[] {
  return readdirSync(components)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({
      subpath: `components/${name}`,
      source: `${components}/${name}/${name}.tsx`,
    }));
}

function themeEntries(): Entry[] {
  return readdirSync(theme)
    .filter((file) => /^\w+\.ts$/.test(file))
    .map((file) => ({
      subpath: `theme/${parse(file).name}`,
      source: `${theme}/${file}`,
    }));
}

/** The modules of the package. */
export function libraryEntries(): Entry[] {
  const notifications = {
    subpath: 'notifications',
    source: 'src/notifications/NotificationRegion.tsx',
  };
  return [...componentEntries(), notifications, ...themeEntries()];
}

/** Where the build puts a source, without its ending. */
export function outputOf(source: string): string {
  return source.replace(/^src\//, '').replace(/\.tsx?$/, '');
}
