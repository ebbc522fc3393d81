import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { isInteraction, isRead } from '#storybook/spoken';
import { filesUnder } from '#tools/lib/files.mjs';

const groups = ['Actions', 'Feedback', 'Fields', 'Media', 'Money', 'Navigation'];
const STAGE = /\.stories\.tsx$|\/testing\//;
const SUPPORTING = /\.(stories|test)\.tsx?$|\/testing\//;
const CONTROL = '(?:a|button|details|dialog|form|input|select|summary|textarea|video)';
const ACTED_ON = new RegExp(
  `styled\\.${CONTROL}\\b|<${CONTROL}[\\s>]|\\bon[A-Z]\\w*(?:=\\{|\\??:)`,
);

const readIndex = async () =>
  Object.values((await buildIndex({ configDir: '.storybook' })).entries);

let index: Awaited<ReturnType<typeof readIndex>>;

beforeAll(async () => {
  index = await readIndex();
}, 60_000);

/** The components that the file of a folder's own name offers. */
function offeredBy(text = ''): string[] {
  const own = [...text.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => name);
  const passedOn = [...text.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...own, ...passedOn].filter(
    (name) => /^[A-Z]\w*[a-z]\w*$/.test(name) && !name.endsWith('Error'),
  );
}

/** What the folder of a component lacks, in words. */
function faultsOf(folder: string): string[] {
  const files = new Map(
    filesUnder(`src/components/${folder}`).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const main = files.get(`src/components/${folder}/${folder}.tsx`);
  const stage = [...files].filter(([file]) => STAGE.test(file)).map(([, text]) => text);
  const isActedOn = [...files].some(
    ([file, text]) => !SUPPORTING.test(file) && ACTED_ON.test(text),
  );
  const entries = index.filter(({ importPath }) => importPath.includes(`/components/${folder}/`));
  const has = (type: string, tag: string) =>
    entries.some((entry) => entry.type === type && entry.tags?.includes(tag));
  const first = entries.find(({ type }) => type === 'story');
  const [, group = ''] = first?.title.split('/') ?? [];
  const isShown = (name: string) =>
    stage.some((text) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text));
  const rules: [holds: boolean, fault: string][] = [
    [main !== undefined, 'has no file of its name'],
    [first !== undefined, 'has no stories'],
    [first?.name === 'Default', `begins with ${first?.name ?? 'none'}, not with Default`],
    [groups.includes(group), `is in no group of components: ${group}`],
    [has('docs', 'autodocs'), 'has no docs page'],
    [!isActedOn || has('story', 'play-fn'), 'can be acted on, but no story of it has a play'],
    ...offeredBy(main).map((name): [boolean, string] => [
      isShown(name),
      `shows ${name} in none of its stories`,
    ]),
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [`${folder} ${fault}`]));
}

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
    // Folders named in small letters hold what others share.
    const folders = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
    expect(folders.length).toBeGreaterThan(30);
    expect(folders.flatMap(faultsOf)).toEqual([]);
  });
});
