/** The parts of the house, each of which must show some modules. */
export const areas = [
  'src/app',
  'src/components',
  'src/recargas',
  'src/screens',
  'mocks',
  '.storybook',
];

const fewest = 10;

/**
 * A cruise that sees no code finds no fault either, so too few modules are a fault of their own.
 * @param {string[]} modules paths
 * @returns {string[]}
 */
export function areaFaults(modules) {
  const own = modules.filter((module) => areas.some((area) => module.startsWith(`${area}/`)));
  const unseen = areas.filter((area) => !own.some((module) => module.startsWith(`${area}/`)));
  const faults = unseen.map((area) => `unseen-area: no module was seen under ${area}.`);
  if (own.length >= fewest) return faults;
  return [
    `too-few-modules: ${own.length} modules were seen, at least ${fewest} must be.`,
    ...faults,
  ];
}

/**
 * @param {{ rule: { name: string }, from: string, to: string, cycle?: { name: string }[] }} violation
 * @param {{ name: string, comment: string }[]} rules
 * @returns {string}
 */
export function describeViolation({ rule, from, to, cycle }, rules) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  const comment = rules.find(({ name }) => name === rule.name)?.comment ?? '';
  const arrow = from === to ? '' : ` → ${way}`;
  return `${rule.name}: ${from}${arrow}\n    ${comment}`;
}
