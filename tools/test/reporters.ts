import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

/** How often a long run says how far it is, in milliseconds. */
const EVERY_MS = 10_000;

/** Says every ten seconds how many test files are done, and which ones take their time. */
export class ProgressReporter implements Reporter {
  #left = new Set<string>();
  #running = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const total = specifications.length;
    this.#left = new Set(specifications.map(({ taskId }) => taskId));
    this.#timer = setInterval(() => {
      const now = [...this.#running].slice(0, 3).join(', ');
      console.log(
        `… ${String(total - this.#left.size)} of ${String(total)} files done; now ${now}`,
      );
    }, EVERY_MS);
  }

  onTestModuleStart({ relativeModuleId, project }: TestModule): void {
    this.#running.add(`${project.name} ${relativeModuleId}`);
  }

  onTestModuleEnd({ id, relativeModuleId, project }: TestModule): void {
    this.#left.delete(id);
    this.#running.delete(`${project.name} ${relativeModuleId}`);
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }
}

const results = 'reports/stories/results.json';

/** What was seen of a story, and where: in which project's run of which file. */
interface Judged {
  project: string;
  file: string;
}

function earlierResults(): Judged[] {
  try {
    return (JSON.parse(readFileSync(results, 'utf8')) as { judged: Judged[] }).judged;
  } catch {
    // No run before this one, or one that was cut short.
    return [];
  }
}

/** Leaves what was seen of each story, in each theme and language, for Storybook to show. */
export class StoriesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const judged = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => {
        const { storyId, cell, faults = [] } = test.meta();
        const place = { project: module.project.name, file: module.relativeModuleId };
        return cell === undefined ? [] : [{ ...place, id: storyId, ...cell, faults }];
      }),
    );
    if (judged.length === 0) return;
    // A run of a few files says nothing of the others.
    const told = new Set(judged.map(({ project, file }) => `${project} ${file}`));
    const kept = earlierResults().filter(
      ({ project, file }) => existsSync(file) && !told.has(`${project} ${file}`),
    );
    mkdirSync(dirname(results), { recursive: true });
    const all = { at: new Date().toISOString(), judged: [...kept, ...judged] };
    writeFileSync(results, JSON.stringify(all));
  }
}
