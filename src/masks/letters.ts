const MAX_GROUPS = 5;

const LETTER = /\p{L}/u;
/** Combining marks, and the zero-width joiners of Persian and Indic scripts. */
const MARK = /[\p{M}\u200c\u200d]/u;
const LINK = /['’ʼ‐‑-]/;
const SPACE = /\s/;

/** Returns whether a name ends inside a group, where marks, apostrophes and spaces may follow. */
function endsInGroup(name: string): boolean {
  const last = name.at(-1);
  return last !== undefined && last !== ' ' && !LINK.test(last);
}

/**
 * Returns up to five groups of letters, with apostrophes and hyphens inside a group. The result of a text begins
 * with the result of its beginning. It keeps the space after the last group, so that the next letter does not join
 * that group.
 */
export function parseName(text: string): string {
  let name = '';
  let groups = 0;
  for (const char of text) {
    if (SPACE.test(char)) {
      if (!endsInGroup(name)) continue;
      name += ' ';
      groups += 1;
      if (groups === MAX_GROUPS) break;
    } else if (LETTER.test(char) && !LINK.test(char)) {
      name += char;
    } else if ((MARK.test(char) || LINK.test(char)) && endsInGroup(name)) {
      name += char;
    }
  }
  return name;
}

/** Returns the letters of a text. {@link parseName} removes letters only after the last group. */
export function parseLetters(text: string): string {
  return text.replace(/[^\p{L}]|ʼ/gu, '');
}

/** Returns whether another group can be added to a name. */
export function hasRoomForGroup(name: string): boolean {
  return name.split(' ').filter((group) => group !== '').length < MAX_GROUPS;
}

/** Removes repeated spaces, and spaces, apostrophes and hyphens at the end. */
export function trimName(name: string): string {
  return name.replace(/[\s'’ʼ‐‑-]+$/, '').replace(/ {2,}/g, ' ');
}
