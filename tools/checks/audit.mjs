import { spawnSync } from 'node:child_process';
import { runScript } from '../lib/runScript.mjs';

/** The exit code if the registry offers no audit. `.ci/run` reports it separately. */
const NOT_AUDITED = 2;

/** Fails on a known vulnerability of high or critical severity, and if the registry does not answer. */
runScript(() => {
  const { stdout, stderr, status } = spawnSync('npm audit --audit-level=high', {
    encoding: 'utf8',
    shell: true,
  });
  console.log(stdout);
  if (/\bvulnerabilit(y|ies)\b/.test(stdout)) return status ?? 1;
  console.error(
    `Not audited: the registry did not answer. Run the audit again with access to a registry that offers it. ${stderr}`,
  );
  return NOT_AUDITED;
});
