/** A fault the person at the keyboard can mend: shown as its one sentence, without a stack. */
export class ScriptError extends Error {}

const oldest = '20.19';

/**
 * Runs a script's main function and ends the process with the exit code that it gives (0 when none).
 * @param {() => Promise<number | void> | number | void} main
 */
export async function runScript(main) {
  try {
    if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
      throw new ScriptError(
        `Node ${process.versions.node} is too old: install ${oldest} or later.`,
      );
    }
    process.exit((await main()) || 0);
  } catch (error) {
    console.error(error instanceof ScriptError ? error.message : error);
    process.exit(1);
  }
}
