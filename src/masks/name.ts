import type { Mask } from './mask';

/** The format of names. */
export interface NameOptions {
  /** How many words a name has at most. @default 5 */
  maxWords?: number | undefined;
}

const LETTER = /\p{L}/u;
/** Combining marks, and the zero-width joiners of Persian and Indic scripts. */
const MARK = /[\p{M}\u200c\u200d]/u;
/** Some are letters of Unicode, such as the Hawaiian okina. */
const APOSTROPHE = /['`´ʹ-ʿˈˊˋ՚׳ߴߵ‘’‛′‵Ꞌꞌ＇｀]/u;
const DASH = /[\p{Pd}−˗⁃]/u;
const LINK = /['-]/;
/** Characters that are not displayed, such as soft hyphens and marks of direction. A zero-width space separates. */
const INVISIBLE = /[^\P{Cf}\u200b]/u;

/** Returns whether a name ends inside a group, where marks, apostrophes and hyphens may follow. */
function endsInGroup(name: string): boolean {
  const last = name.at(-1);
  return last !== undefined && last !== ' ' && !LINK.test(last);
}

/** Returns the character of a name for any character: a letter, a mark, `'`, `-`, or a space. */
function characterOf(char: string): string {
  if (APOSTROPHE.test(char)) return "'";
  if (DASH.test(char)) return '-';
  if (LETTER.test(char) || MARK.test(char)) return char;
  return INVISIBLE.test(char) ? '' : ' ';
}

/**
 * Returns up to `maxWords` groups of letters, with apostrophes and hyphens inside a group. Any other character between
 * letters is a space. The result of a text begins with the result of its beginning. It keeps the space after the last
 * group, so that the next letter does not join that group. While the user types, repeated spaces stay, for a group
 * between them, and digits are ignored.
 */
function readName(text: string, isTyping: boolean, maxWords: number): string {
  let name = '';
  let groups = 0;
  const ignored = isTyping ? /\p{N}/gu : /\p{N}+$/u;
  for (const char of Array.from(text.replace(ignored, ''), characterOf)) {
    if (char === ' ') {
      const isRepeated = name === '' || name.endsWith(' ');
      if (!isRepeated) groups += 1;
      if (!isRepeated || (isTyping && name !== '')) name += ' ';
      if (groups >= maxWords) break;
    } else if (endsInGroup(name) || LETTER.test(char)) {
      name += char;
    }
  }
  return name;
}

/** Removes apostrophes and hyphens at the end of a group, repeated spaces, and spaces at the end. */
function finish(raw: string): string {
  return raw
    .replace(/['-]+(?= |$)/g, '')
    .replace(/ +/g, ' ')
    .trimEnd();
}

/** Returns how many letters of a name a text has. */
function countLetters(text: string): number {
  return Array.from(text, characterOf).filter((char) => LETTER.test(char)).length;
}

/** Returns whether a raw value is a name: it has a letter of any script. */
export function isCompleteName(raw: string): boolean {
  return LETTER.test(raw);
}

/** Returns the mask of a name: groups of letters of any script, by default up to five, displayed as they are. */
export function nameMask({ maxWords = 5 }: NameOptions = {}) {
  return {
    read: (text: string, isTyping = false) => readName(text, isTyping, maxWords),
    show: (raw: string) => raw,
    finish,
    isComplete: isCompleteName,
    isCut: (raw: string, text: string) => raw !== '' && countLetters(raw) < countLetters(text),
  } satisfies Mask;
}
