import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { ConfigEnv } from 'vite';
import { companyPath } from '../companyFile.ts';
import type { Settings } from '#screens/data/environment';
import type { RecargasConfig } from '../config.ts';
import { styledComponents } from '../staticStyles/staticStyles.ts';
import { drawings } from './drawings.ts';

/** Writes the settings into code. Each is also a constant, so that a build omits the branches that it disables. */
export function defineSettings(settings: Settings): Record<string, string> {
  const constants = Object.entries(settings).map(([name, value]) => [
    `APP_SETTINGS.${name}`,
    JSON.stringify(value),
  ]);
  return { APP_SETTINGS: JSON.stringify(settings), ...(Object.fromEntries(constants) as object) };
}

/** What the app and Storybook have in common: how sources are compiled, and the settings that the app reads. */
export function sharedConfig(
  root: string,
  { settings, companyFile }: RecargasConfig,
  command: ConfigEnv['command'],
) {
  return {
    root,
    plugins: [react(), drawings()],
    define: defineSettings(settings),
    resolve: {
      alias: [
        { find: /^\.\/company\.json$/, replacement: companyPath(root, companyFile) },
        // React has had the hook itself since version 18.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ...(command === 'build' ? productionRouter(root) : []),
      ],
    },
    oxc: styledComponents,
  };
}

/** React Router's export map names its development files for builds, too. */
function productionRouter(root: string) {
  const folder = resolve(root, 'node_modules/react-router/dist/production');
  return [
    { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
    { find: /^react-router(-dom)?$/, replacement: `${folder}/index.mjs` },
  ];
}
