import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';
import type { Entry } from './serveStorybook';

const groups = [
  'Actions',
  'Fields',
  'Catalogue',
  'Payment and receipt',
  'Feedback',
  'Page',
  'Media',
  'Utilities',
];

const file = path.join(temporaryFolder('index'), 'index.json');
const bin = path.resolve('node_modules/storybook/dist/bin/dispatcher.js');
execFileSync(process.execPath, [bin, 'index', '--output-file', file, '--quiet']);
const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
const index = Object.values(entries);

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
      entries.some(({ type, tags }) => type === 'docs' && tags.includes('autodocs')),
      'has no docs page',
    ],
  ];
  return rules.flatMap(([isKept, issue]) => (isKept ? [] : [`${folder} ${issue}`]));
}

describe('components', () => {
  it('have stories, a group and a docs page', () => {
    // Lower-case folders are shared by components.
    const folders = readdirSync('src/components').filter((name) => /^[A-Z]/.test(name));
    expect(folders.length).toBeGreaterThan(30);
    const components = folders.map((name) => `src/components/${name}`);
    expect([...components, 'src/notifications'].flatMap(issuesOf)).toEqual([]);
  });
});
