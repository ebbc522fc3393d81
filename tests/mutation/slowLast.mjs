import { BaseSequencer } from 'vitest/node';

const slow = /\/(client|server)\.[^/]+$/;

/** Runs the slow test files last: most mutants are killed before they are even loaded. */
export class SlowLast extends BaseSequencer {
  async sort(files) {
    const isSlow = ({ moduleId }) => slow.test(moduleId);
    return [...files.filter((file) => !isSlow(file)), ...files.filter(isSlow)];
  }
}
