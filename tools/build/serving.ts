import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, ViteDevServer } from 'vite';
import type { Company } from '#company/company';
import { filesUnder } from '../lib/files.mjs';
import { licencesFile } from './bootScript.ts';
import { headersFile, nginxFiles, redirectsFile, securityHeaders, type Site } from './headers.ts';
import type { ServerBuild } from './serverBuild.ts';

type Contact = Pick<Company, 'email' | 'site'>;

interface ServingOptions extends Omit<Site, 'base' | 'html' | 'screens'> {
  /** Where security problems are reported, and the public address of the app. */
  contact: Contact;
}

const displayFace = 'src/theme/fonts/OFL.txt';

/** Adds the licence of the display font to those of the packages. */
function addFontLicence(root: string, folder: string): void {
  const notice = readFileSync(resolve(root, displayFace), 'utf8').trim();
  const file = resolve(folder, licencesFile);
  const packages = readFileSync(file, 'utf8').trimEnd();
  writeFileSync(file, `${packages}\n\n## Bricolage Grotesque (OFL-1.1)\n\n${notice}\n`);
}

/** Writes precompressed copies (Brotli and gzip) of each text file. */
function compress(folder: string): void {
  for (const file of filesUnder(folder)) {
    if (!/\.(css|html|js|json|md|svg|txt|webmanifest)$/.test(file)) continue;
    const content = readFileSync(file);
    const compressed = { br: brotliCompressSync(content), gz: gzipSync(content, { level: 9 }) };
    for (const [ending, { length }] of Object.entries(compressed)) {
      const copy = compressed[ending as keyof typeof compressed];
      if (length < content.length) writeFileSync(`${file}.${ending}`, copy);
    }
  }
}

/** `/.well-known/security.txt` (RFC 9116). It expires on the first day of the same month next year. */
function securityText({ email, site }: Contact): string {
  const built = new Date();
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth(), 1));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: es, en
Canonical: ${site}/.well-known/security.txt
`;
}

/** The first segments of the paths of the screens, such as `start`. */
async function segmentsOf(serverBuild: ServerBuild): Promise<string[]> {
  const { screens } = await serverBuild.app();
  const paths = screens.flatMap(({ screen, path }) => (screen === undefined ? [] : path));
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))];
}

/** Writes the files that the host needs and the browser does not to `dist-deploy`. */
function writeDeployment(root: string, folder: string, site: Site): void {
  const target = resolve(folder, '../dist-deploy');
  mkdirSync(target, { recursive: true });
  for (const [name, text] of Object.entries(nginxFiles(root, site))) {
    writeFileSync(resolve(target, name), text);
  }
  renameSync(resolve(folder, '.vite/manifest.json'), resolve(target, 'manifest.json'));
  rmSync(resolve(folder, '.vite'), { recursive: true });
}

/**
 * Writes the files for the host after a build. The preview and the development server send the same headers
 * as `deploy/_headers`, as far as development allows.
 */
export function serving(
  root: string,
  serverBuild: ServerBuild,
  { contact, ...settings }: ServingOptions,
): Plugin {
  let folder = '';
  let base = '/';
  let isBroken = false;

  /** Adds the headers to each response of a server. */
  function addHeaders({ middlewares }: Pick<ViteDevServer, 'middlewares'>, html: string): void {
    const headers = securityHeaders(root, { ...settings, base, html, screens: [] });
    middlewares.use((_, response, next) => {
      response.setHeaders(new Map(Object.entries(headers)));
      next();
    });
  }

  function builtPages(): string {
    const files = filesUnder(folder).filter((file) => file.endsWith('.html'));
    return files.map((file) => readFileSync(file, 'utf8')).join('');
  }

  return {
    name: 'serving',
    config: () => ({ build: { manifest: !settings.mocks, license: { fileName: licencesFile } } }),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      base = new URL(config.base, 'http://localhost').pathname;
    },
    configureServer(server) {
      // Storybook and Vitest show their pages in frames and use inline scripts.
      if (server.config.appType !== 'spa' || process.env['VITEST'] !== undefined) return;
      addHeaders(server, '');
    },
    configurePreviewServer(server) {
      addHeaders(server, builtPages());
    },
    // After a failed build, only its own error is reported.
    buildEnd(error) {
      isBroken = error !== undefined;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.config.command !== 'build' || isBroken) return;
        const screens = await segmentsOf(serverBuild);
        const site = { ...settings, base, html: builtPages(), screens };
        addFontLicence(root, folder);
        writeFileSync(resolve(folder, '_headers'), headersFile(root, site));
        writeFileSync(resolve(folder, '_redirects'), redirectsFile(root, site));
        if (site.mocks) return;
        mkdirSync(resolve(folder, '.well-known'), { recursive: true });
        writeFileSync(resolve(folder, '.well-known/security.txt'), securityText(contact));
        writeDeployment(root, folder, site);
        compress(folder);
      },
    },
  };
}
