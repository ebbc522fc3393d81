/** The line that imports components from a package. */
export function importLine(names: readonly string[], packageName: string): string {
  return `import { ${names.join(', ')} } from '${packageName}';`;
}
