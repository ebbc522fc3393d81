import { mkdirSync, writeFileSync } from 'node:fs';
import { runScript } from '../lib/runScript.mjs';
import { readSbom } from '../lib/sbom.mjs';

const file = 'reports/sbom.cdx.json';

/** Licences that ask for no more than their notice. */
const allowed = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0'],
  ...['ISC', 'MIT', 'Zlib'],
];

/** Packages of other licences, and why they may be used. */
const exceptions = {
  '@fontsource-variable/bricolage-grotesque': 'OFL-1.1, whose notice ships with the font',
  argparse: 'Python-2.0, which asks for its notice; a tool alone',
  'axe-core': 'MPL-2.0, used as it is; tests alone',
  'caniuse-lite': 'CC-BY-4.0, data for tools alone',
  jsonify: 'in the public domain, as its package says; a tool alone',
  lightningcss: 'MPL-2.0, used as it is; the build alone',
  'spdx-exceptions': 'CC-BY-3.0, data for tools alone',
};

/** A package of binaries goes with the one that brings it. @param {string} name */
function withoutPlatform(name) {
  return name.replace(/-(android|darwin|freebsd|linux|win32)-.*$/, '');
}

/** @param {string} expression */
function isAllowed(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((way) => way.split(' AND ').every((id) => allowed.includes(id)));
}

/** Writes what the project is made of (CycloneDX), and judges the licence of each part. */
runScript(() => {
  const list = readSbom('.');
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, JSON.stringify(list, undefined, 2));
  const { components } = list;
  const faults = components.flatMap(({ name, version, licenses = [] }) => {
    const told = licenses.map(
      ({ expression, license }) => expression ?? license?.id ?? license?.name ?? '',
    );
    const isRight = told.length > 0 && told.every(isAllowed);
    if (isRight || Object.hasOwn(exceptions, withoutPlatform(name))) return [];
    return `${name} ${version} is under ${told.join(', ') || 'no licence that it tells'}: use another package, or say in tools/checks/licences.mjs why this one may be used.`;
  });
  for (const fault of faults) console.error(fault);
  console.log(`${components.length} packages, listed in ${file}`);
  return faults.length > 0 ? 1 : 0;
});
