import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { isInteraction, isRead } from '#storybook/spoken';
import { findFaults, type Files, type IndexEntry, offeredBy } from './library';

function readComponents(): Files {
  const root = 'src/components';
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => /\.tsx?$/.test(name));
  return Object.fromEntries(
    sources.map((name) => [
      name.split(path.sep).join('/'),
      readFileSync(path.join(root, name), 'utf8'),
    ]),
  );
}

/** As Storybook's index has a story or a docs page of a component. */
function entry(folder: string, ...tags: string[]): IndexEntry {
  const type = tags.includes('docs') ? 'docs' : 'story';
  const title = `Components/Media/${folder}`;
  const importPath = `./src/components/${folder}/${folder}.stories.tsx`;
  return { type, name: 'Default', title, importPath, tags };
}

const readIndex = async () =>
  Object.values((await buildIndex({ configDir: '.storybook' })).entries);

let index: Awaited<ReturnType<typeof readIndex>>;

beforeAll(async () => {
  index = await readIndex();
}, 60_000);

describe('the transcripts of what a screen reader says', () => {
  const folder = 'tests/spoken/references';

  it.each(readdirSync(folder))(
    'in %s are of each component and screen, and no other',
    (language) => {
      const due = index
        .filter(({ type }) => type === 'story')
        .flatMap(({ id }) => [
          ...(isRead(id) ? [`${id}.txt`] : []),
          ...(isInteraction(id) ? [`${id}.interaction.txt`] : []),
        ]);
      expect(readdirSync(path.join(folder, language)).sort()).toEqual(due.sort());
    },
  );
});

describe('the components', () => {
  it('have stories that show each of them, a docs page, and a play where they can be acted on', () => {
    expect(index.length).toBeGreaterThan(100);
    const files = readComponents();
    const offered = Object.keys(files).flatMap((file) => offeredBy(files, file));
    expect(offered.length).toBeGreaterThan(30);
    expect(offered).toEqual(expect.arrayContaining(['Amount', 'ButtonLink', 'NotificationRegion']));
    expect(findFaults(files, index)).toEqual([]);
  });
});

describe('the check of the components', () => {
  it('finds a missing file, story, docs page and play, a strange order or group, and nothing where all are there', () => {
    const files = {
      'Lamp/Lamp.tsx':
        'export { Shade, type Light } from "./Lamp.styles";\nexport function Lamp() {}\nexport const WATTS = 5;',
      'Lamp/Lamp.styles.ts': 'export const Shade = styled.button``;',
      'Lamp/Lamp.stories.tsx': 'preview.meta({ component: Lamp });',
      'Rug/Rug.tsx': 'export function Rug({ onPointerDown }) { return <div />; }',
      'Rug/Rug.stories.tsx': '<Rug />',
      'Tile/Tile.tsx': 'export function Tile() {}',
      'Tile/Tile.stories.tsx': '<Tile />',
      'Sofa/parts.tsx': 'export function Seat() {}',
      'Vase/Vase.tsx': 'export function Vase() {}',
      'mask/mask.tsx': 'export function Mask() {}',
    };
    const index = [
      entry('Lamp', 'autodocs'),
      entry('Rug', 'play-fn'),
      entry('Rug', 'docs', 'autodocs'),
      { ...entry('Tile'), name: 'Broken', title: 'Components/Floors/Tile' },
      entry('Tile', 'docs', 'autodocs'),
    ];
    expect(findFaults(files, index)).toEqual([
      'Lamp has no docs page',
      'Lamp can be acted on, but no story of it has a play',
      'Shade of Lamp is in none of its stories',
      'Tile begins with Broken, not with Default',
      'Tile is in no group of components: Floors',
      'Sofa has no file of its name',
      'Sofa has no stories',
      'Sofa has no docs page',
      'Vase has no stories',
      'Vase has no docs page',
      'Vase of Vase is in none of its stories',
    ]);
  });
});
