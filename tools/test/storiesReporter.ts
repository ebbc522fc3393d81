import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const results = 'reports/stories/results.json';

/** The result of a story, with the project and the file that it ran in. */
interface StoryResult {
  project: string;
  file: string;
}

function previousResults(): StoryResult[] {
  try {
    const file = JSON.parse(readFileSync(results, 'utf8')) as { stories?: StoryResult[] };
    return file.stories ?? [];
  } catch {
    // There is no previous run, or it was interrupted.
    return [];
  }
}

/** Writes the result of each story by theme and language to a file that Storybook shows. */
export class StoriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const stories = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const { storyId, environment, issues = [] } = test.meta();
        const source = { project: module.project.name, file: module.relativeModuleId };
        return environment === undefined
          ? []
          : [{ ...source, id: storyId, ...environment, issues }];
      }),
    );
    if (stories.length === 0) return;
    // The results of files that did not run are kept.
    const updated = new Set(stories.map(({ project, file }) => `${project} ${file}`));
    const kept = previousResults().filter(
      ({ project, file }) => existsSync(file) && !updated.has(`${project} ${file}`),
    );
    mkdirSync(dirname(results), { recursive: true });
    const all = { at: new Date().toISOString(), stories: [...kept, ...stories] };
    writeFileSync(results, JSON.stringify(all));
  }
}
