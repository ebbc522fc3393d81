/**
 * Takes an option and its value out of a command's arguments: `--name value` or `--name=value`.
 * @param {string[]} args changed in place
 * @param {string} name
 * @returns {string | undefined} the value; undefined where the option is not given
 */
export function takeOption(args, name) {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at < 0) return undefined;
  const isJoined = args[at].includes('=');
  const [option, value] = args.splice(at, isJoined ? 1 : 2);
  return isJoined ? option.slice(name.length + 1) : value;
}
