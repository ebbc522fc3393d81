import { ScriptError } from './scriptError.mjs';

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

/**
 * Takes `--shard` out of a command's arguments: the part of one machine, `1/1` where nothing is said.
 * @param {string[]} args
 * @throws {ScriptError} when it is no part
 */
export function takeShard(args) {
  const shard = takeOption(args, '--shard') ?? '1/1';
  const [, part, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard)?.map(Number) ?? [];
  if (part === undefined || part > of) {
    throw new ScriptError(
      `--shard is "${shard}": it must be a part and their number, such as 1/3.`,
    );
  }
  return shard;
}
