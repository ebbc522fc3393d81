import { requireNode } from './nodeVersion.mjs';
import { ScriptError } from './scriptError.mjs';

/** @param {unknown} error */
function describe(error) {
  if (error instanceof ScriptError) return error.message;
  return error instanceof Error ? error.stack : String(error);
}

/**
 * Runs a script's main function and ends the process with the exit code that it gives (0 when none).
 * @param {() => Promise<number | void> | number | void} main
 */
export async function runScript(main) {
  try {
    requireNode();
    process.exit((await main()) || 0);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}
