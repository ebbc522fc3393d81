import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import configuration from '../.dependency-cruiser.js';
import { areaFaults, areas, describeViolation } from './lib/architecture.mjs';
import { runScript } from './lib/runScript.mjs';

/** What else is looked at, because it uses the house. */
const besides = ['tests', 'tools', 'bench', 'vite.config.ts', 'vitest.config.ts'];

const { forbidden, options } = configuration;

async function inspect() {
  const { enhancedResolveOptions, ...others } = options;
  const places = [...areas, ...besides].filter((place) => existsSync(place));
  if (places.length === 0) return { modules: [], violations: [] };
  const ruleSet = { forbidden };
  const { output } = await cruise(
    places,
    { ...others, ruleSet, validate: true },
    enhancedResolveOptions,
  );
  // Without a reporter, the output is no text.
  const { modules, summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  return { modules: modules.map(({ source }) => source), violations: summary.violations };
}

runScript(async () => {
  const { modules, violations } = await inspect();
  const faults = [
    ...areaFaults(modules),
    ...violations.map((violation) => describeViolation(violation, forbidden)),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) {
    console.log(`${modules.length} modules keep the ${forbidden.length} rules.`);
  }
  return faults.length > 0 ? 1 : 0;
});
