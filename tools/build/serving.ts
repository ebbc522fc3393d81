import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { Company } from '#company/company';
import { filesUnder } from '../lib/files.mjs';
import { licencesFile } from './bootScript.ts';
import { headersFile, nginxFiles, redirectsFile, securityHeaders, type Site } from './headers.ts';

type Contact = Pick<Company, 'email' | 'site'>;

interface ServingOptions extends Omit<Site, 'base' | 'html'> {
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
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
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

/** Writes the files for the host after a build. The preview sends the same headers. */
export function serving(root: string, { contact, ...settings }: ServingOptions): Plugin {
  let folder = '';
  let base = '/';
  let isBroken = false;

  function readSite(): Site {
    const files = filesUnder(folder).filter((file) => file.endsWith('.html'));
    const html = files.map((file) => readFileSync(file, 'utf8')).join('');
    return { ...settings, base, html };
  }

  return {
    name: 'serving',
    config: () => ({ build: { manifest: !settings.mocks, license: { fileName: licencesFile } } }),
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      base = new URL(config.base, 'http://localhost').pathname;
    },
    configurePreviewServer({ middlewares }) {
      const headers = securityHeaders(root, readSite());
      middlewares.use((_, response, next) => {
        response.setHeaders(new Map(Object.entries(headers)));
        next();
      });
    },
    // After a failed build, only its own error is reported.
    buildEnd(error) {
      isBroken = error !== undefined;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.config.command !== 'build' || isBroken) return;
        const site = readSite();
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
