import { readdirSync } from 'node:fs';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { isInteraction, isRead } from '#storybook/testing/transcripts';
import { isSkipped } from '../visual/skipList';

const groups = ['Actions', 'Feedback', 'Fields', 'Media', 'Money', 'Navigation'];

const index = Object.values((await buildIndex({ configDir: '.storybook' })).entries);
const stories = index.filter(({ type }) => type === 'story');

/** The missing parts of a component's Storybook pages. */
function issuesOf(folder: string): string[] {
  const entries = index.filter(({ importPath }) => importPath.startsWith(`./${folder}/`));
  const first = entries.find(({ type }) => type === 'story');
  if (first === undefined) return [`${folder} has no stories`];
  const [, group = ''] = first.title.split('/');
  const rules: [isKept: boolean, issue: string][] = [
    [first.name === 'Default', `begins with ${first.name} instead of Default`],
    [groups.includes(group), `is in the unknown group ${group}`],
    [
      entries.some(({ type, tags = [] }) => type === 'docs' && tags.includes('autodocs')),
      'has no docs page',
    ],
  ];
  return rules.flatMap(([isKept, issue]) => (isKept ? [] : [`${folder} ${issue}`]));
}

describe('references', () => {
  const transcripts = 'tests/a11y/references';
  const pictures = 'tests/visual/references';

  it.each(readdirSync(transcripts))('contain the transcripts in %s', (language) => {
    const expected = stories.flatMap(({ id }) => [
      ...(isRead(id) ? [`${id}.txt`] : []),
      ...(isInteraction(id) ? [`${id}.interaction.txt`] : []),
    ]);
    expect(readdirSync(`${transcripts}/${language}`).sort()).toEqual(expected.sort());
  });

  it('contain a picture of each story, and of each screen on a desktop', () => {
    const howTo = 'npm test -- --visual --update renders missing pictures; delete the others';
    const expected = stories
      .filter(({ importPath, name }) => !isSkipped(importPath, name))
      .map(({ id }) => `${id.replace('--', '-')}.png`);
    const screens = expected.filter((name) => /^screens-.*-default\.png$/.test(name));
    expect(readdirSync(`${pictures}/telcel-es-360`).sort(), howTo).toEqual(expected.sort());
    expect(readdirSync(`${pictures}/unefon-en-1280`).sort(), howTo).toEqual(screens.sort());
  });
});

describe('components', () => {
  it('have stories, a group and a docs page', () => {
    // Lower-case folders are shared by components.
    const folders = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
    expect(folders.length).toBeGreaterThan(30);
    const components = folders.map((name) => `src/components/${name}`);
    expect([...components, 'src/notifications'].flatMap(issuesOf)).toEqual([]);
  });
});
