import { readdirSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { filesUnder } from '#tools/lib/files.mjs';
import { isLeftOut } from './leftOut';

const storyFiles = filesUnder('src').filter((file) => file.endsWith('.stories.tsx'));

/** The names of the pictures that stories have, as Vitest writes their ids. */
const pictured = storyFiles.flatMap((file) => {
  const options = { fileName: file, makeTitle: (title?: string) => title ?? '' };
  const { stories } = loadCsf(readFileSync(file, 'utf8'), options).parse();
  return stories
    .filter(({ name = '' }) => !isLeftOut(file, name))
    .map(({ id }) => `${id.replace('--', '-')}.png`);
});

const howTo = 'npm test -- --pictures --update draws the missing ones; delete the strays';

const references = (project: string) => readdirSync(`tests/pictures/references/${project}`);

test('each reference picture is of a story, and each story has one', () => {
  expect(references('telcel-es-360').sort(), howTo).toEqual([...pictured].sort());
});

test('each reference picture on the desktop is of a screen’s first story', () => {
  const first = pictured.filter((name) => /^screens-.*-default\.png$/.test(name));
  expect(references('unefon-en-1280').sort(), howTo).toEqual(first.sort());
});
