import type { AxeResults, Result } from 'axe-core';
import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { FrameResult } from './storyLock';
import { createStore } from '#hooks/createStore';

/** Whether the story of the side-by-side view has played and its frames replace it. */
export const framesShown = createStore(false);

/** Merges the rules of several runs, with the nodes of all of them. */
function mergeRules(rules: readonly Result[]): Result[] {
  const merged = new Map<string, Result>();
  for (const rule of rules) {
    const nodes = [...(merged.get(rule.id)?.nodes ?? []), ...rule.nodes];
    merged.set(rule.id, { ...rule, nodes });
  }
  return [...merged.values()];
}

/** Merges the accessibility reports of several frames into one. */
function mergeA11y(results: readonly FrameResult[]) {
  const reports = results.flatMap(({ reporters }) =>
    reporters.filter(({ type }) => type === 'a11y'),
  );
  const [first] = reports;
  const failed = reports.find(({ result }) => 'error' in (result as object));
  if (first === undefined || failed !== undefined) return failed ?? first;
  const runs = reports.map(({ result }) => result as AxeResults);
  const result = {
    ...runs[0],
    violations: mergeRules(runs.flatMap(({ violations }) => violations)),
    incomplete: mergeRules(runs.flatMap(({ incomplete }) => incomplete)),
    passes: mergeRules(runs.flatMap(({ passes }) => passes)),
  };
  return { ...first, result, status: result.violations.length > 0 ? 'failed' : 'passed' };
}

/** Reports the results of the frames, by the names of their carriers, as the result of the story. */
export function reportFrames(storyId: string, frames: ReadonlyMap<string, FrameResult>): void {
  const channel = addons.getChannel();
  const a11y = mergeA11y([...frames.values()]);
  const reporters = a11y === undefined ? [] : [a11y];
  const failed = [...frames].filter(([, { status }]) => status === 'error').map(([name]) => name);
  if (failed.length > 0) {
    const message = `The story failed in ${failed.join(', ')}. Open it in that carrier to see the error.`;
    channel.emit(PLAY_FUNCTION_THREW_EXCEPTION, { name: 'Error', message, stack: '' });
  }
  const status = failed.length > 0 ? 'error' : 'success';
  channel.emit(STORY_FINISHED, { storyId, status, reporters });
}
