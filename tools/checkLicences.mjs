import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { licenceFaults } from './lib/licences.mjs';
import { npm } from './lib/processes.mjs';
import { runScript } from './lib/runScript.mjs';

const file = 'reports/sbom.cdx.json';

/** Writes what the project is made of (CycloneDX), and judges the licence of each part. */
runScript(async () => {
  const {
    command,
    args,
    shell = false,
  } = npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  const list = execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26, shell });
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, list);
  const { components } = JSON.parse(list);
  const faults = licenceFaults(components);
  for (const fault of faults) console.error(`Error: ${fault}`);
  if (faults.length > 0) {
    console.error(
      'Use another package, or say in tools/lib/licences.mjs why this one may be used.',
    );
  }
  console.log(`${components.length} packages, listed in ${file}`);
  return faults.length > 0 ? 1 : 0;
});
