import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesUnder } from '../lib/files.mjs';

/** The hash of a file in the format of `integrity` attributes. */
export function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** Matches the tags of scripts and stylesheets, with their addresses. */
const resourceTags =
  /<(?:script|link)\b(?=[^>]*\s(?:type="module"|rel="modulepreload"|rel="stylesheet"))[^>]*\s(?:src|href)="([^"]+)"/g;

/** Adds subresource integrity to the scripts and stylesheets of the built pages. */
export function integrity(): Plugin {
  let folder = '';
  let base = '/';

  function addHashes(html: string): string {
    return html.replace(resourceTags, (tag, address: string) => {
      const file = join(folder, address.slice(base.length));
      return address.startsWith(base) && existsSync(file)
        ? `${tag} integrity="${integrityOf(file)}"`
        : tag;
    });
  }

  return {
    name: 'integrity',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      base = config.base;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const page of filesUnder(folder).filter((file) => file.endsWith('.html'))) {
          writeFileSync(page, addHashes(readFileSync(page, 'utf8')));
        }
      },
    },
  };
}
