import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { checkStory, settle, type StoryIssue } from './checkStory';
import { findHtmlIssues } from './html';

/** The rules that a story may break, with the reasons. */
type Allowed = Readonly<Record<string, string>>;

interface TestedStory {
  id: string;
  tags: readonly string[];
  globals: Readonly<Record<string, unknown>>;
  parameters: { allowed?: Allowed };
  /** Renders the story again. */
  run: () => Promise<void>;
}

declare module 'vitest' {
  interface TestContext {
    /** The tested story, if the test is one. */
    story?: TestedStory;
  }
}

/** The messages of a failed test: issues that are not allowed, and allowed issues that do not occur. */
function failuresOf(issues: readonly StoryIssue[], allowed: Allowed): string[] {
  const broken = new Set(issues.map(({ rule }) => rule));
  return [
    ...issues
      .filter(({ rule }) => !(rule in allowed))
      .map(({ rule, message }) => `${rule}: ${message}`),
    ...Object.keys(allowed)
      .filter((rule) => !broken.has(rule))
      .map((rule) => `The story allows "${rule}", which does not occur: remove it.`),
  ];
}

/** Whether the next story is the first one of its file, for which this module is evaluated. */
let isFirst = true;

beforeEach(() => {
  performance.clearResourceTimings();
});

// In addition to play and axe, a story is checked at 320 px, with large text and with longer texts. A first one is also
// checked in dark and for valid HTML.
afterEach(async ({ story, task }) => {
  if (story === undefined || task.result?.state === 'fail') return;
  // All stories run with reduced motion, and those about motion also without it.
  if (story.tags.includes('motion')) {
    await commands.emulateMedia({ reducedMotion: 'no-preference' });
    await story.run().finally(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
  }
  const { allowed = {} } = story.parameters;
  await settle(story.id);
  const issues = isFirst ? await findHtmlIssues() : [];
  issues.push(...(await checkStory(story.id, isFirst)));
  isFirst = false;
  const failures = failuresOf(issues, allowed);
  if (failures.length === 0) return;
  const { carrier, language } = story.globals;
  throw new Error(`In ${String(carrier)}, ${String(language)}:\n${failures.join('\n')}`);
});
