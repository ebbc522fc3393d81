/**
 * Returns the texts of a language's file by their dotted keys.
 * @param {object} tree
 * @returns {[key: string, text: string][]}
 */
export function flattenTexts(tree, prefix = '') {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flattenTexts(value, `${prefix}${name}.`),
  );
}
