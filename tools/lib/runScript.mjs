/** An error that the developer can fix. Only its message is printed, without a stack. */
export class ScriptError extends Error {}

const minimumNode = '20.19';

/**
 * Whether the error is about the command's usage, where a stack trace does not help.
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
 * Runs a script's main function and exits with the code that it returns (0 by default).
 * @param {() => Promise<number | void> | number | void} main
 */
export async function runScript(main) {
  try {
    if (process.versions.node.localeCompare(minimumNode, 'en', { numeric: true }) < 0) {
      throw new ScriptError(
        `Node ${process.versions.node} is too old: install ${minimumNode} or later.`,
      );
    }
    process.exit((await main()) || 0);
  } catch (error) {
    console.error(isUsageError(error) ? error.message : error);
    process.exit(1);
  }
}
