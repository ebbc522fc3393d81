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
