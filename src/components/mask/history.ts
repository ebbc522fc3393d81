import type { Edited } from './contract';

/** The most steps that can be undone. */
const MOST_STEPS = 100;

interface Step {
  before: Edited;
  after: Edited;
  isTyping: boolean;
}

/** The steps of one field, of its raw values: the browser's own undo does not outlive formatting. */
export class History {
  #steps: Step[] = [];
  #done = 0;

  /** Adds a step; what is typed in one go is one step. */
  record(before: Edited, after: Edited, isTyping: boolean): void {
    const last = this.#steps[this.#done - 1];
    const continues =
      isTyping &&
      last?.isTyping === true &&
      last.after.raw === before.raw &&
      last.after.caret === before.caret;
    this.#steps.length = this.#done;
    if (continues) last.after = after;
    else this.#steps.push({ before, after, isTyping });
    this.#steps = this.#steps.slice(-MOST_STEPS);
    this.#done = this.#steps.length;
  }

  /** Steps back; nothing at the beginning. */
  undo(): Edited | undefined {
    const step = this.#steps[this.#done - 1];
    if (step !== undefined) this.#done -= 1;
    return step?.before;
  }

  /** Steps forward; nothing at the end. */
  redo(): Edited | undefined {
    const step = this.#steps[this.#done];
    if (step !== undefined) this.#done += 1;
    return step?.after;
  }

  /** Forgets all steps. */
  clear(): void {
    this.#steps = [];
    this.#done = 0;
  }
}
