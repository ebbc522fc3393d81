/**
 * The class name of a styled element in the package: `colibri-` and its file, and the variable unless that is `Root`.
 * `Label` in `TextField.styles.ts` is `colibri-TextField-label`.
 */
export function publicClass(file: string, variable: string): string {
  const [, owner = ''] = /([^/]+?)(?:\.styles)?\.tsx?$/.exec(file) ?? [];
  if (variable === 'Root') return `colibri-${owner}`;
  return `colibri-${owner}-${variable.charAt(0).toLowerCase()}${variable.slice(1)}`;
}
