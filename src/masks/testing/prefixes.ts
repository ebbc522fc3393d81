import fc from 'fast-check';

/** The prefixes of Mexican numbers. */
const codes = ['52', '1', '01', '044', '045', '0'];
const heads = ['+52', '52', '0052', '01152', '044', '045', '01', '0'];

/** Sequences of prefixes of Mexican numbers, such as `+52`, `044` and `+52044`. */
export const prefixes = fc
  .tuple(fc.constantFrom(...heads), fc.array(fc.constantFrom(...codes), { maxLength: 3 }))
  .map(([head, rest]) => head + rest.join(''))
  .filter((prefix) => prefix.length < 10 && isPrefix(prefix));

/** Returns whether a prefix is Mexican. After the exit codes 00 and 011, only that of Mexico is. */
export function isPrefix(prefix: string): boolean {
  return !/^(?:00|011)(?!52)|^1|^\+(?!52)/.test(prefix);
}
