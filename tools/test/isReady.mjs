import { isReady } from '../lib/debian.mjs';
import { runScript } from '../lib/runScript.mjs';

/** Installs the Debian packages of a program, if they are missing. Exits with 1 if it cannot. */
runScript(async () => {
  const name = /** @type {Parameters<typeof isReady>[0]} */ (process.argv[2]);
  return (await isReady(name)) ? 0 : 1;
});
