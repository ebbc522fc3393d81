import { mkdirSync, writeFileSync } from 'node:fs';
import { runScript } from '../lib/runScript.mjs';
import { readSbom } from '../lib/sbom.mjs';

const file = 'reports/sbom.cdx.json';

/** Licences that require no more than their notice. */
const allowed = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0'],
  ...['ISC', 'MIT', 'Zlib'],
];

/** Packages with other licences, and why they may be used. */
const exceptions = {
  '@fontsource-variable/bricolage-grotesque': 'OFL-1.1, whose notice ships with the font',
  argparse: 'Python-2.0, which asks for its notice; development only',
  'axe-core': 'MPL-2.0, unmodified; tests only',
  'caniuse-lite': 'CC-BY-4.0, data for development only',
  jsonify: 'in the public domain, as its package says; development only',
  lightningcss: 'MPL-2.0, unmodified; the build only',
  'spdx-exceptions': 'CC-BY-3.0, data for development only',
};

/** The name of the package that a platform's binaries belong to. @param {string} name */
function withoutPlatform(name) {
  return name.replace(/-(android|darwin|freebsd|linux|win32)-.*$/, '');
}

/** @param {string} expression */
function isAllowed(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((id) => allowed.includes(id)));
}

/** Writes the list of packages (CycloneDX) and checks the licence of each. */
runScript(() => {
  const list = readSbom('.');
  mkdirSync('reports', { recursive: true });
  writeFileSync(file, JSON.stringify(list, undefined, 2));
  const { components } = list;
  const errors = components.flatMap(({ name, version, licenses = [] }) => {
    const declared = licenses.map(
      ({ expression, license }) => expression ?? license?.id ?? license?.name ?? '',
    );
    const isAccepted = declared.length > 0 && declared.every(isAllowed);
    if (isAccepted || Object.hasOwn(exceptions, withoutPlatform(name))) return [];
    return `${name} ${version} has the licence ${declared.join(', ') || '(none)'}: use another package, or add the reason for an exception to tools/checks/licences.mjs.`;
  });
  for (const error of errors) console.error(error);
  console.log(`${components.length} packages, listed in ${file}`);
  return errors.length > 0 ? 1 : 0;
});
