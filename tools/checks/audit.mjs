import { spawnSync } from 'node:child_process';
import { npm } from '../lib/processes.mjs';
import { runScript } from '../lib/runScript.mjs';

/** The exit code where the registry offers no audit, which `.ci/run` reports apart from a vulnerability. */
const NOT_AUDITED = 2;

/** Fails on a known vulnerability that is high or worse, and when the registry does not answer. */
runScript(() => {
  const { command, args, shell = false } = npm(['audit', '--audit-level=high']);
  const { stdout, stderr, status } = spawnSync(command, args, { encoding: 'utf8', shell });
  console.log(stdout);
  if (/\bvulnerabilit(y|ies)\b/.test(stdout)) return status ?? 1;
  console.error(
    `Not audited: the registry did not answer. Run it again with access to a registry that offers audits. ${stderr}`,
  );
  return NOT_AUDITED;
});
