import { readdirSync, readFileSync } from 'node:fs';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { isInteraction, isRead } from '#storybook/testing/transcripts';
import { filesUnder } from '#tools/lib/files.mjs';
import { isSkipped } from '../visual/skipList';

const groups = ['Actions', 'Feedback', 'Fields', 'Media', 'Money', 'Navigation'];
const STAGE = /\.stories\.tsx$|\/testing\//;
const SUPPORTING = /\.(stories|test)\.tsx?$|\/testing\//;
const CONTROL = '(?:a|button|details|dialog|form|input|select|summary|textarea|video)';
const ACTED_ON = new RegExp(
  `styled\\.${CONTROL}\\b|<${CONTROL}[\\s>]|\\bon[A-Z]\\w*(?:=\\{|\\??:)`,
);

const index = Object.values((await buildIndex({ configDir: '.storybook' })).entries);
const stories = index.filter(({ type }) => type === 'story');

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

/** What a component lacks, in words. */
function faultsOf(name: string, folder = `src/components/${name}`): string[] {
  const files = new Map(filesUnder(folder).map((file) => [file, readFileSync(file, 'utf8')]));
  const main = files.get(`${folder}/${name}.tsx`);
  const stage = [...files].filter(([file]) => STAGE.test(file)).map(([, text]) => text);
  const isActedOn = [...files].some(
    ([file, text]) => !SUPPORTING.test(file) && ACTED_ON.test(text),
  );
  const entries = index.filter(({ importPath }) => importPath.startsWith(`./${folder}/`));
  const has = (type: string, tag: string) =>
    entries.some((entry) => entry.type === type && entry.tags?.includes(tag));
  const first = entries.find(({ type }) => type === 'story');
  const [, group = ''] = first?.title.split('/') ?? [];
  const isShown = (part: string) =>
    stage.some((text) => new RegExp(`<${part}\\b|component: ${part}\\b`).test(text));
  const rules: [holds: boolean, fault: string][] = [
    [main !== undefined, 'has no file of its name'],
    [first !== undefined, 'has no stories'],
    [first?.name === 'Default', `begins with ${first?.name ?? 'none'}, not with Default`],
    [groups.includes(group), `is in no group of components: ${group}`],
    [has('docs', 'autodocs'), 'has no docs page'],
    [!isActedOn || has('story', 'play-fn'), 'can be acted on, but no story of it has a play'],
    ...offeredBy(main).map((part): [boolean, string] => [
      isShown(part),
      `shows ${part} in none of its stories`,
    ]),
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [`${name} ${fault}`]));
}

describe('what the stories were', () => {
  const spoken = 'tests/a11y/references';
  const pictures = 'tests/visual/references';

  it.each(readdirSync(spoken))('to a reader stands in %s for each that is read', (language) => {
    const due = stories.flatMap(({ id }) => [
      ...(isRead(id) ? [`${id}.txt`] : []),
      ...(isInteraction(id) ? [`${id}.interaction.txt`] : []),
    ]);
    expect(readdirSync(`${spoken}/${language}`).sort()).toEqual(due.sort());
  });

  it('to the eye stands in a picture of each, and of a screen’s first on the desktop', () => {
    const howTo = 'npm test -- --visual --update draws the missing ones; delete the strays';
    const due = stories
      .filter(({ importPath, name }) => !isSkipped(importPath, name))
      .map(({ id }) => `${id.replace('--', '-')}.png`);
    const first = due.filter((name) => /^screens-.*-default\.png$/.test(name));
    expect(readdirSync(`${pictures}/telcel-es-360`).sort(), howTo).toEqual(due.sort());
    expect(readdirSync(`${pictures}/unefon-en-1280`).sort(), howTo).toEqual(first.sort());
  });
});

describe('the components', () => {
  it('have stories that show each of them, a docs page, and a play where they can be acted on', () => {
    // Folders named in small letters hold what others share.
    const folders = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
    expect(folders.length).toBeGreaterThan(30);
    const faults = folders.flatMap((name) => faultsOf(name));
    expect([...faults, ...faultsOf('NotificationRegion', 'src/notifications')]).toEqual([]);
  });
});
