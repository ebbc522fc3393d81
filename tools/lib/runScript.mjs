/** An error that the developer can fix: printed as one sentence, without a stack. */
export class ScriptError extends Error {}

const oldest = '20.19';

/**
 * Whether the command was typed wrong, so that its message says enough and its stack nothing.
 * @param {unknown} error
 * @returns {error is Error}
 */
function isUsageError(error) {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof ScriptError || ('code' in error && /^ERR_PARSE_ARGS/.test(String(error.code)))
  );
}

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
    console.error(isUsageError(error) ? error.message : error);
    process.exit(1);
  }
}
