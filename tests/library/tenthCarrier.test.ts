import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredComponents } from './components';
import { readSources } from './sources';
import { CODE, NAME, openTree, partialStories, PATH } from './tenthCarrier/tree';

const OTHER = 'TELCEL';

describe('a tenth carrier of one theme file, one wordmark and one catalogue line', () => {
  let tree: Awaited<ReturnType<typeof openTree>>;
  let drawn: Record<string, string>;

  beforeAll(async () => {
    tree = await openTree();
    drawn = await tree.house.renderStories(CODE);
  }, 120_000);

  afterAll(async () => {
    await tree.close();
  });

  it('has every component drawn in it', () => {
    const offered = offeredComponents(readSources(['src/components'], /\.tsx?$/));
    const folders = [...new Set(offered.map(({ folder }) => folder))];
    const seen = new Set(Object.keys(drawn).map((story) => story.replace(/:.*/, '')));
    expect(folders.length).toBeGreaterThan(25);
    expect(folders.filter((folder) => !seen.has(folder))).toEqual([]);
  });

  it('has its wordmark, with its name, wherever a carrier is shown', () => {
    for (const story of ['CarrierLogo: Default', 'CarrierTile: Default']) {
      expect(drawn[story]).toMatch(
        new RegExp(`aria-label="${NAME}"[^>]*role="img"|role="img"[^>]*aria-label="${NAME}"`),
      );
      expect(drawn[story]).toContain(PATH);
    }
    expect(drawn['CarrierLogo: All']).toContain(PATH);
  });

  it('has its colours in the page and on its ticket', () => {
    expect(tree.house.globalStyle()).toContain(`[data-carrier="${CODE}"]{--color-brand:#4A2C8F;`);
    expect(drawn['CarrierTile: Default']).toMatch(new RegExp(`<a[^>]*data-carrier="${CODE}"`));
  });

  it('can be read', () => {
    expect(tree.house.unreadable(CODE)).toEqual([]);
  });

  it('is sold', () => {
    expect(tree.house.sold()).toContain(CODE);
  });

  it('is drawn by each component as any other carrier is', async () => {
    expect(await partialStories(tree.house, OTHER)).toEqual([]);
  });
});

describe('a component that knows its carriers', () => {
  it('is found when it lists their wordmarks', async () => {
    const { house, close } = await openTree({
      'src/components/CarrierLogo/wordmarks.tsx': `import Known from '../theme/wordmarks/${OTHER}.svg?react';
        export function wordmarkOf(code: string) {
          return code === '${OTHER}' ? <Known /> : undefined;
        }`,
    });
    const partial = await partialStories(house, OTHER);
    await close();
    expect(partial).toEqual(
      expect.arrayContaining(['CarrierLogo: Default', 'CarrierTile: Default']),
    );
  }, 120_000);
});
