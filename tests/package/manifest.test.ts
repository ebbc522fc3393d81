import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { libraryManifest, type Manifest } from '#tools/package/manifest.ts';

const own = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

describe('the package.json of the library', () => {
  it('contains the address of the published Storybook, for composition', () => {
    const url = 'https://storybook.example.com/colibri';
    expect(libraryManifest(own, [], [], url)).toMatchObject({ storybook: { url } });
  });

  it.each([undefined, ''])('contains no address of Storybook if STORYBOOK_URL is %j', (url) => {
    expect(libraryManifest(own, [], [], url)).not.toHaveProperty('storybook');
  });

  it.each(['http://storybook.example.com', 'storybook.example.com', 'https://'])(
    'is refused with the address %s',
    (url) => {
      expect(() => libraryManifest(own, [], [], url)).toThrow('STORYBOOK_URL: expected');
    },
  );
});
