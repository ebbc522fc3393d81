import { spawnSync } from 'node:child_process';
import { npm } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

/** Fails on a known vulnerability that is high or worse; says so where the registry tells of none. */
runScript(async () => {
  const { command, args, shell = false } = npm(['audit', '--audit-level=high', '--json']);
  const { stdout, stderr, status } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell,
  });
  let report;
  try {
    report = JSON.parse(stdout);
  } catch {
    report = {};
  }
  if (report.metadata?.vulnerabilities === undefined) {
    const reason = report.message ?? report.error?.summary ?? stderr.trim();
    console.warn(`NOT audited: the registry does not answer. ${reason}`);
    return 0;
  }
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities)) {
    console.log(`${severity}: ${name} ${range}`);
  }
  return status ?? 1;
});
