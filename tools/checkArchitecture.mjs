import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import configuration from '../.dependency-cruiser.js';
import { areaFaults, areas, describeViolation } from './lib/architecture.mjs';
import { runScript } from './lib/runScript.mjs';

/** What else is looked at, because it uses the house. */
const besides = ['tests', 'tools', 'vite.config.ts', 'vitest.config.ts'];

const { forbidden, options } = configuration;

async function inspect() {
  const { enhancedResolveOptions, ...others } = options;
  const places = [...areas, ...besides].filter((place) => existsSync(place));
  if (places.length === 0) return { modules: [], summary: { violations: [] } };
  const ruleSet = { forbidden };
  const result = await cruise(
    places,
    { ...others, ruleSet, validate: true },
    enhancedResolveOptions,
  );
  return result.output;
}

runScript(async () => {
  const { modules, summary } = await inspect();
  const faults = [
    ...areaFaults(modules.map(({ source }) => source)),
    ...summary.violations.map((violation) => describeViolation(violation, forbidden)),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) {
    console.log(`${modules.length} modules keep the ${forbidden.length} rules.`);
  }
  return faults.length > 0 ? 1 : 0;
});
