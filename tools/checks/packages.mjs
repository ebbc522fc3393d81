import { readFileSync } from 'node:fs';

/** The largest number of packages of each lock file. */
const limits = { 'package-lock.json': 640, 'tools/browsers/package-lock.json': 30 };

const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-3.0'],
  ...['CC-BY-4.0', 'CC0-1.0', 'ISC', 'MIT', 'MPL-2.0', 'OFL-1.1', 'Python-2.0'],
]);

/** Whether a licence is allowed, such as `(MIT OR GPL-3.0) AND OFL-1.1`. @param {string} expression */
function isAllowed(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allowed.has(licence)));
}

/** @type {string[]} */
const errors = [];
for (const [file, limit] of Object.entries(limits)) {
  const packages = Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).slice(1);
  for (const [path, { license = 'no licence' }] of packages) {
    if (!isAllowed(license)) errors.push(`${file}: ${path} has ${license}, which is not allowed.`);
  }
  if (packages.length > limit) {
    errors.push(
      `${file}: ${packages.length} packages are more than ${limit}. A smaller one may do the same; otherwise raise the limit.`,
    );
  }
}
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
