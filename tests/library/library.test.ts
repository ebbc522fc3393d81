import { buildIndex } from 'storybook/internal/core-server';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolders, interactiveFolders, offeredComponents, ownProps } from './components';
import { forbiddenIn } from './forbidden';
import { readSources, root, type Files } from './sources';
import { storyFaults, type IndexEntry } from './stories';

const files = readSources(['src/components'], /\.tsx?$/);
const offered = offeredComponents(files);

async function readIndex(): Promise<IndexEntry[]> {
  const index = await buildIndex({ configDir: path.join(root, '.storybook') });
  return Object.values(index.entries);
}

function undocumented(props: ReturnType<typeof ownProps>): string[] {
  return props.filter(({ documented }) => !documented).map(({ place }) => place);
}

describe('the components', () => {
  it('are seen', () => {
    expect(offered.length).toBeGreaterThan(30);
    expect(offered.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Amount', 'ButtonLink', 'ScreenTitle', 'NotificationRegion']),
    );
    expect(emptyFolders(files)).toEqual([]);
  });

  it('have stories and a docs page each, and a play where they can be acted on', async () => {
    const index = await readIndex();
    expect(index.length).toBeGreaterThan(100);
    expect(storyFaults(offered, interactiveFolders(files), index, files)).toEqual([]);
  }, 60_000);

  it('say what they are for', () => {
    expect(offered.filter(({ documented }) => !documented)).toEqual([]);
  });

  it('explain at least 95 % of their own props', () => {
    const props = ownProps(files);
    expect(props.length).toBeGreaterThan(100);
    const missing = undocumented(props);
    expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(props.length * 0.05);
  });
});

describe('the sources', () => {
  it('hold no any, no non-null ! and no comment that silences a check', () => {
    const places = ['src', 'mocks', 'tests', 'tools', '.storybook'];
    const sources = readSources(places, /\.(tsx?|m?js)$/);
    expect(Object.keys(sources).length).toBeGreaterThan(200);
    expect(forbiddenIn(sources)).toEqual([]);
  });
});

const story = './src/components/Lamp/Lamp.stories.tsx';
const planted: Files = {
  'src/components/Lamp/Lamp.tsx': `import { Root } from './Lamp.styles';
    export { Shade } from './Lamp.styles';
    export interface LampProps {
      /** Called when it is switched. */
      onSwitch: () => void;
      bright: boolean;
    }
    /** Gives light. */
    export function Lamp({ onSwitch }: LampProps) { return <Root onClick={onSwitch} />; }
    export function Bulb() { return null; }
    export class LampError extends Error {}
    export const LAMP_WATTS = 5;`,
  'src/components/Lamp/Lamp.styles.ts': `export const Root = styled.button\`\`;
    export const Shade = styled.span\`\`;`,
  'src/components/Lamp/Lamp.stories.tsx': `preview.meta({ component: Lamp }); <Bulb />;`,
  'src/components/Rug/Rug.tsx': `/** Warms the floor. */
    export function Rug() { return <div />; }`,
  'src/components/Sofa/parts.tsx': `export function Seat() { return <i />; }`,
};

describe('the checks', () => {
  const plantedOffer = offeredComponents(planted);

  it('see what a component’s folder offers', () => {
    expect(plantedOffer.map(({ name }) => name)).toEqual(['Lamp', 'Bulb', 'Shade', 'Rug']);
    expect(emptyFolders(planted)).toEqual(['Sofa']);
  });

  it('find components and props without a comment', () => {
    const silent = plantedOffer.filter(({ documented }) => !documented);
    expect(silent.map(({ name }) => name)).toEqual(['Bulb', 'Shade']);
    expect(undocumented(ownProps(planted))).toEqual([
      'src/components/Lamp/Lamp.tsx: LampProps.bright',
    ]);
  });

  it('tell what can be acted on', () => {
    expect(interactiveFolders(planted)).toEqual(['Lamp']);
  });

  it('find missing stories, docs pages and plays', () => {
    const index = [{ type: 'story', importPath: story, tags: ['autodocs'] }];
    expect(storyFaults(plantedOffer, ['Lamp'], index, planted)).toEqual([
      'Rug has no stories',
      'Lamp has no docs page',
      'Rug has no docs page',
      'Lamp can be acted on, but no story of it has a play',
      'Shade of Lamp is in none of its stories',
      'Rug of Rug is in none of its stories',
    ]);
  });

  it('let a component pass that has them all', () => {
    const lamp = plantedOffer.filter(({ name }) => name === 'Lamp');
    const index = [
      { type: 'story', importPath: story, tags: ['autodocs', 'play-fn'] },
      { type: 'docs', importPath: story, tags: ['autodocs'] },
    ];
    expect(storyFaults(lamp, ['Lamp'], index, planted)).toEqual([]);
  });

  it.each([
    ['any', 'const a: any = 1;', 'any'],
    ['any in a generic', 'const a = new Map<string, any>();', 'any'],
    ['a non-null !', 'const b = a!.b;', 'a non-null !'],
    ['a definite assignment', 'class A { b!: string }', 'a definite assignment !'],
    ['a lint comment', 'a(); // eslint-disable-line', 'a comment that silences a check'],
    ['a type comment', '/* @ts-expect-error */\na();', 'a comment that silences a check'],
    [
      'a comment in JSX',
      'const a = <p>{/* eslint-disable-next-line */ b}</p>;',
      'a comment that silences a check',
    ],
  ])('find %s', (_, text, fault) => {
    expect(forbiddenIn({ 'a.tsx': text })).toEqual([`a.tsx: ${fault}`]);
  });

  it('take words in texts for what they are', () => {
    expect(forbiddenIn({ 'a.tsx': `const any = "any eslint-disable"; a != b; !a;` })).toEqual([]);
  });
});
