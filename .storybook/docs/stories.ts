import type { composeStory } from '@storybook/react-vite';
import { use } from 'react';

/** The steps of a purchase: the title and the id of the story. */
export const purchase = [
  ['Carriers', 'screens-carriers--default'],
  ['Carrier', 'screens-carrier--default'],
  ['Product chosen', 'screens-carrier--product-chosen'],
  ['Payment', 'screens-payment--default'],
  ['Receipt', 'screens-receipt--default'],
] as const;

/** An entry of Storybook's index. */
export interface Entry {
  id: string;
  /** The group and the title of its page. */
  title: string;
  name: string;
  type: string;
  tags: readonly string[];
  importPath: string;
  /** The name of a story's export. */
  exportName?: string;
}

/** A story, as its file exports it. */
export interface ExportedStory {
  input: Parameters<typeof composeStory>[0];
  meta: { input: Parameters<typeof composeStory>[1] };
  composed: ReturnType<typeof composeStory>;
}

/** The guide of a component: `parameters.about` of its stories. */
export interface About {
  /** When to use it. */
  use: string;
  /** When not to use it. */
  avoid: string;
  /** What the keyboard does. */
  keyboard?: readonly string[];
}

const files = import.meta.glob<Record<string, ExportedStory>>('../../src/**/*.stories.tsx');

const loaded = new Map<string, Promise<ExportedStory>>();

async function requestIndex(): Promise<readonly Entry[]> {
  const response = await fetch('index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

const index = requestIndex();

async function load(id: string): Promise<ExportedStory> {
  const entry = (await index).find((one) => one.id === id);
  const exports = await files[entry?.importPath.replace('./', '../../') ?? '']?.();
  const story = exports?.[entry?.exportName ?? ''];
  if (!story) {
    throw new Error(`No story has the id ${id}. Choose another one, or correct the address.`);
  }
  return story;
}

/** Whether a story is on a docs page. */
export function isDocumented({ tags }: Pick<Entry, 'tags'>): boolean {
  return tags.includes('autodocs') && !tags.includes('test-only');
}

/** The documented stories whose title starts with `group`, grouped by `partOf`, in the order of the sidebar. */
export function useStories(
  group = '',
  partOf = ({ title }: Entry) => title,
): [part: string, stories: Entry[]][] {
  const stories = use(index).filter(
    (entry) => isDocumented(entry) && entry.title.startsWith(group),
  );
  return [...new Set(stories.map(partOf))].map((part) => [
    part,
    stories.filter((story) => partOf(story) === part),
  ]);
}

/** Loads a story of any file. */
export function useStory(id: string): ExportedStory {
  const story = loaded.get(id) ?? load(id);
  loaded.set(id, story);
  return use(story);
}
