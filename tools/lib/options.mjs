/**
 * Takes a flag out of a command's arguments.
 * @param {string[]} args changed in place
 * @param {string} name
 * @returns {boolean} whether it was there
 */
export function takeFlag(args, name) {
  const at = args.indexOf(name);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
}

/**
 * Takes an option, `--name=value`, out of a command's arguments.
 * @param {string[]} args changed in place
 * @param {string} name
 * @returns {string | undefined} its value
 */
export function takeOption(args, name) {
  const at = args.findIndex((arg) => arg.startsWith(`${name}=`));
  return at < 0 ? undefined : args.splice(at, 1)[0]?.slice(name.length + 1);
}
