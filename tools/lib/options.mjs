/**
 * Removes a flag from the arguments, the rest of which go to another program.
 * @param {string[]} args changed in place
 * @param {string} name
 * @returns {boolean} whether the flag was present
 */
export function takeFlag(args, name) {
  const index = args.indexOf(name);
  if (index >= 0) args.splice(index, 1);
  return index >= 0;
}
