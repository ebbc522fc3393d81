import { spawnSync } from 'node:child_process';
import { npm } from './lib/processes.mjs';
import { runScript, ScriptError } from './lib/runScript.mjs';

/** Fails on a known vulnerability that is high or worse, and when the registry does not answer. */
runScript(() => {
  const { command, args, shell = false } = npm(['audit', '--audit-level=high']);
  const { stdout, stderr, status } = spawnSync(command, args, { encoding: 'utf8', shell });
  console.log(stdout);
  if (/\bvulnerabilit(y|ies)\b/.test(stdout)) return status ?? 1;
  throw new ScriptError(
    `Not audited: the registry did not answer. Run it again with access to a registry that offers audits. ${stderr}`,
  );
});
