import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder } from '#tools/lib/files.mjs';

const files = filesUnder('dist');

/** Texts that only MSW, its worker and the mocks contain. The first SKU of the sample catalogue is one. */
const mockCode =
  /"mocks\/|TEL-TA|mockServiceWorker|\[MSW\]|MOCK_ACTIVATE|x-msw-intention|node_modules\/msw\//;

/** Whether a tag blocks the first rendering, unlike fonts, modules, lazy pictures and styles that do not apply yet. */
function isBlocking(tag: string): boolean {
  if (tag.startsWith('<img')) return !/\bloading="lazy|\bsrc="data:/.test(tag);
  if (tag.startsWith('<script')) {
    return /\bsrc=/.test(tag) && !/\b(type="module|async|defer)/.test(tag);
  }
  return /\brel="(stylesheet|preload" as="(?!font))/.test(tag) && !tag.includes('media="not all"');
}

describe('the production build', () => {
  it('contains no code of the mocks', () => {
    expect(files.length).toBeGreaterThan(20);
    const read = [...files, 'dist-deploy/manifest.json'];
    expect(read.filter((file) => mockCode.test(file + readFileSync(file, 'latin1')))).toEqual([]);
  });

  it('has pages without a resource that blocks their rendering', () => {
    const pages = files.filter((file) => /(?<!index|404)\.html$/.test(file));
    const tags = pages.flatMap(
      (file) => readFileSync(file, 'utf8').match(/<(?:script|link|img)\b[^>]*>/g) ?? [],
    );
    expect(tags.length).toBeGreaterThan(pages.length);
    expect(tags.filter(isBlocking)).toEqual([]);
  });
});
