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
 * group, so that the next letter does not join that group.
 */
export function parseName(text: string, maxWords: number): string {
  let name = '';
  let groups = 0;
  // A digit that is typed is ignored, because nothing follows it.
  for (const char of Array.from(text.replace(/\p{N}+$/u, ''), characterOf)) {
    if (char === ' ') {
      if (name === '' || name.endsWith(' ')) continue;
      groups += 1;
      name += ' ';
      if (groups >= maxWords) break;
    } else if (endsInGroup(name) || LETTER.test(char)) {
      name += char;
    }
  }
  return name;
}

/** Returns the letters of a text. {@link parseName} removes letters only after the last group. */
export function parseLetters(text: string): string {
  return Array.from(text, characterOf)
    .filter((char) => LETTER.test(char))
    .join('');
}

/** Returns whether another group can be added to a name. */
export function hasRoomForGroup(name: string, maxWords: number): boolean {
  return name.split(' ').filter((group) => group !== '').length < maxWords;
}

/** Removes apostrophes and hyphens at the end of a group, repeated spaces, and spaces at the end. */
export function trimName(name: string): string {
  return name
    .replace(/['-]+(?= |$)/g, '')
    .replace(/ +/g, ' ')
    .trimEnd();
}
