import { spawnSync } from 'node:child_process';
import { npm } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

/** Fails on a known vulnerability that is high or worse; says so where the registry tells of none. */
runScript(() => {
  const { command, args, shell = false } = npm(['audit', '--audit-level=high']);
  const { stdout, stderr, status } = spawnSync(command, args, { encoding: 'utf8', shell });
  console.log(stdout);
  if (/\bvulnerabilit(y|ies)\b/.test(stdout)) return status ?? 1;
  console.warn(`NOT audited: the registry does not answer. ${stderr}`);
  return 0;
});
