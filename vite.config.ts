import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, loadEnv } from 'vite';
import { companyPath } from './tools/companyFile.ts';
import { bootTexts, mockWorker, webManifest } from './tools/build/plugins.ts';
import { bootScript } from './tools/build/bootScript.ts';
import { chunks } from './tools/build/chunks.ts';
import { offlineWorker } from './tools/build/offline.ts';
import { createServerBuild } from './tools/build/serverBuild.ts';
import { prerender } from './tools/build/prerender.ts';
import { serving } from './tools/build/serving.ts';
import { sharedConfig } from './tools/build/sharedConfig.ts';
import { recordStyles, staticStyles } from './tools/staticStyles/staticStyles.ts';
import { readConfig } from './tools/config.ts';
import { apiSegments } from './src/api/paths.ts';
import { mapUrl } from './src/company/urls.ts';
import packageJson from './package.json' with { type: 'json' };
import type { Company } from './src/company/company.ts';

export default defineConfig(({ command, mode }) => {
  const root = import.meta.dirname;
  const config = readConfig({ ...loadEnv(mode, root, 'VITE_') });
  const { settings } = config;
  const companyFile = companyPath(root, config.companyFile);
  const company = JSON.parse(readFileSync(companyFile, 'utf8')) as Company;
  const app = sharedConfig(root, config, command);
  const serverBuild = createServerBuild({ ...app, plugins: [...app.plugins, recordStyles(root)] });
  return {
    ...app,
    plugins: [
      ...app.plugins,
      staticStyles(root, async (key) => (await serverBuild.app()).styles.byTemplate.get(key)),
      bootTexts(root, companyFile),
      chunks(),
      bootScript(root, settings),
      prerender(serverBuild, settings),
      settings.mocks
        ? undefined
        : offlineWorker(root, webManifest(root, companyFile), !settings.offline),
      serving(root, {
        api: settings.apiBaseUrl,
        contact: company,
        map: mapUrl(company.map),
        mocks: settings.mocks,
        reports: config.policyReports,
      }),
      settings.mocks ? mockWorker(root) : undefined,
    ],
    publicDir: 'public',
    build: {
      outDir: settings.mocks ? 'dist-demo' : 'dist',
      // `npm run check:build` looks for what is newer.
      target: packageJson.browserslist.map((browser) => browser.replace(' >= ', '')),
      modulePreload: { polyfill: false },
    },
    optimizeDeps: { entries: ['index.html'] },
    server: { port: 5173 },
    preview: { port: 4173, strictPort: true, ...(!settings.mocks && serverPreview()) },
  };
});

/** Acts as the host of a production build: it sets the XSRF cookie and proxies requests to `npm run mocks:serve`. */
function serverPreview() {
  return {
    headers: {
      'Cache-Control': 'no-cache, no-transform',
      'Set-Cookie': `XSRF-TOKEN=${randomUUID()}; Path=/; SameSite=Strict`,
    },
    proxy: { [`^/(${apiSegments})/.`]: 'http://localhost:4010' },
  };
}
