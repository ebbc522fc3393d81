import { existsSync, readFileSync } from 'node:fs';
import type { About } from '#storybook/docs/about';
import { metas } from './storyPreview.mjs';

/** What the stories of a component say about it. */
export interface StoryGuide extends About {
  /** What a screen reader announces in the first story, in Spanish, line by line. */
  transcript: readonly string[];
}

/** The empty live regions of the notifications, with which every transcript starts. */
const SAME_ON_EVERY_PAGE = /^((status|alert)\n)+/;

function transcriptOf(title: string): string[] {
  const id = title.toLowerCase().replaceAll('/', '-');
  const file = `tests/a11y/references/es/${id}--default.txt`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').replace(SAME_ON_EVERY_PAGE, '').trim().split('\n');
}

// Loaded first: each adds its input to `metas`.
import.meta.glob(
  ['../../src/components/*/*.stories.tsx', '../../src/notifications/*.stories.tsx'],
  { eager: true },
);

/** The guides of the components, by name. */
export const guides: ReadonlyMap<string, StoryGuide> = new Map(
  metas.map(({ title, parameters: { about } }) => [
    title.replace(/.*\//, ''),
    { ...about, transcript: transcriptOf(title) },
  ]),
);
