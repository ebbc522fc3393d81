import { afterEach, beforeEach } from 'vitest';
import { checkStory, type StoryIssue } from './checkStory';

/** What a story may be excused from: the rule, and why it is right as it is. */
type Excuses = Readonly<Record<string, string>>;

interface Told {
  id: string;
  globals: Readonly<Record<string, unknown>>;
  parameters: { excused?: Excuses };
}

declare module 'vitest' {
  interface TestContext {
    /** The story under test, where the test is one. */
    story?: Told;
  }
  interface TaskMeta {
    /** Storybook's id of the story, as its addon notes it. */
    storyId?: string;
    /** The theme and the language that the story was seen in. */
    cell?: { theme: string; language: string };
    /** What was wrong with it, and why it may be so where it may. */
    faults?: (StoryIssue & { excuse?: string | undefined })[];
  }
}

function verdictOf(faults: readonly StoryIssue[], excused: Excuses): string[] {
  const broken = new Set(faults.map(({ rule }) => rule));
  return [
    ...faults
      .filter(({ rule }) => !(rule in excused))
      .map(({ rule, message }) => `${rule}: ${message}`),
    ...Object.keys(excused)
      .filter((rule) => !broken.has(rule))
      .map((rule) => `The story is excused from "${rule}", which it keeps: take that out.`),
  ];
}

beforeEach(() => {
  performance.clearResourceTimings();
});

// Beyond its play and axe, a story must hold at 320 px, in large and in longer texts.
afterEach(async ({ story, task }) => {
  if (story === undefined) return;
  const cell = {
    theme: String(story.globals['carrier']),
    language: String(story.globals['language']),
  };
  task.meta.cell = cell;
  if (task.result?.state === 'fail') return;
  const faults = await checkStory(story.id);
  const { excused = {} } = story.parameters;
  task.meta.faults = faults.map((fault) => ({ ...fault, excuse: excused[fault.rule] }));
  const verdict = verdictOf(faults, excused);
  if (verdict.length === 0) return;
  throw new Error(`In ${cell.theme}, ${cell.language}:\n${verdict.join('\n')}`);
});
