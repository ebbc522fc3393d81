import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesUnder } from '../lib/files.mjs';
import {
  developmentHeaders,
  headersFile,
  redirectsFile,
  securityHeaders,
  type Site,
} from './headers.ts';
import { dockerfile, nginxConfiguration } from './nginx.ts';

type Origins = Pick<Site, 'api' | 'map' | 'mocks'>;

/** The notices of the packages in the bundle, beside it. */
export const licencesFile = 'licences.md';

const displayFace = 'src/components/theme/fonts/OFL.txt';

/** Adds the display face's licence to those of the packages. */
function addFontLicence(root: string, folder: string): void {
  const notice = readFileSync(resolve(root, displayFace), 'utf8').trim();
  const file = resolve(folder, licencesFile);
  const packages = readFileSync(file, 'utf8').trimEnd();
  writeFileSync(file, `${packages}\n\n## Bricolage Grotesque (OFL-1.1)\n\n${notice}\n`);
}

/** Writes beside each text file what servers can send without compressing it themselves. */
function compress(folder: string): void {
  for (const file of filesUnder(folder)) {
    if (!/\.(css|html|js|json|md|svg|txt|webmanifest)$/.test(file)) continue;
    const content = readFileSync(file);
    const packed = { br: brotliCompressSync(content), gz: gzipSync(content, { level: 9 }) };
    for (const [ending, { length }] of Object.entries(packed)) {
      const small = packed[ending as keyof typeof packed];
      if (length < content.length) writeFileSync(`${file}.${ending}`, small);
    }
  }
}

/** Writes into `deploy/`, beside the build, what its host needs and its visitors do not. */
function writeDeployment(folder: string, site: Site): void {
  const deploy = resolve(folder, '../deploy');
  const build = relative(dirname(deploy), folder);
  mkdirSync(deploy, { recursive: true });
  const files = {
    'nginx.conf': nginxConfiguration(site),
    Dockerfile: dockerfile(site, build),
    'Dockerfile.dockerignore': `*\n!${build}\n!deploy/nginx.conf\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(resolve(deploy, name), text);
  renameSync(resolve(folder, '.vite/manifest.json'), resolve(deploy, 'manifest.json'));
  rmSync(resolve(folder, '.vite'), { recursive: true });
}

/**
 * Serves by one list of headers: writes it, with all else that a host needs, after a build, and
 * answers by it in the preview and, as far as development allows, in the development server.
 */
export function serving(root: string, origins: Origins): Plugin {
  let folder = '';
  let base = '/';
  let isBroken = false;
  const siteOf = (html: string, pages: readonly string[] = []): Site => ({
    ...origins,
    base,
    html,
    pages,
  });

  function builtSite(): Site {
    const files = filesUnder(folder).filter((file) => file.endsWith('.html'));
    const html = files.map((file) => readFileSync(file, 'utf8')).join('');
    return siteOf(
      html,
      [...html.matchAll(/ data-page="([^"]+)"/g)].map(([, page = '']) => page),
    );
  }

  return {
    name: 'serving',
    config: () => ({ build: { manifest: !origins.mocks, license: { fileName: licencesFile } } }),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      base = new URL(config.base, 'http://localhost').pathname;
    },
    configureServer({ config, middlewares }) {
      // Storybook's and Vitest's pages stand in frames, by scripts of their own.
      if (config.appType !== 'spa' || process.env['VITEST'] !== undefined) return;
      middlewares.use((_, response, next) => {
        response.setHeaders(new Map(Object.entries(developmentHeaders(siteOf('')))));
        next();
      });
    },
    configurePreviewServer({ middlewares }) {
      const headers = new Map(Object.entries(securityHeaders(builtSite())));
      middlewares.use((_, response, next) => {
        response.setHeaders(headers);
        next();
      });
    },
    // Of a build that failed, its own error is to be seen.
    buildEnd(error) {
      isBroken = error !== undefined;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.config.command !== 'build' || isBroken) return;
        const site = builtSite();
        addFontLicence(root, folder);
        writeFileSync(resolve(folder, '_headers'), headersFile(site));
        writeFileSync(resolve(folder, '_redirects'), redirectsFile(site));
        if (site.mocks) return;
        writeDeployment(folder, site);
        compress(folder);
      },
    },
  };
}
