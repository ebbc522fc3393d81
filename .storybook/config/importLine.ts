/** The name of the package that exports the components. */
const PACKAGE = 'colibri-recargas-components';

/** The line that imports components from the package. */
export function importLine(names: readonly string[]): string {
  return `import { ${names.join(', ')} } from '${PACKAGE}';`;
}
