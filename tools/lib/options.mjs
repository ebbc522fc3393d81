/**
 * Takes a flag out of a command's arguments, the others of which are for another program.
 * @param {string[]} args changed in place
 * @param {string} name
 * @returns {boolean} whether it was there
 */
export function takeFlag(args, name) {
  const at = args.indexOf(name);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
}
