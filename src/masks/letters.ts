/** The most groups of letters a name may have. */
const MOST_GROUPS = 5;

const LETTER = /\p{L}/u;
/** Combining marks, and the joiners without width that Persian and Indic spelling needs. */
const MARK = /[\p{M}\u200c\u200d]/u;
const LINK = /['’ʼ‐‑-]/;
const SPACE = /\s/;

/** Whether a name's end is inside a group, where marks, apostrophes and spaces may follow. */
function endsInGroup(name: string): boolean {
  const last = name.at(-1);
  return last !== undefined && last !== ' ' && !LINK.test(last);
}

/**
 * Keeps what a name may hold, from left to right: up to five groups of letters, with apostrophe
 * and hyphen inside a group. What stays of a beginning never depends on what follows it. The space
 * that ends the last group stays too, so that what is typed after it is not taken for that group's.
 */
export function keepName(text: string): string {
  let name = '';
  let groups = 0;
  for (const char of text) {
    if (SPACE.test(char)) {
      if (!endsInGroup(name)) continue;
      name += ' ';
      groups += 1;
      if (groups === MOST_GROUPS) break;
    } else if (LETTER.test(char) && !LINK.test(char)) {
      name += char;
    } else if ((MARK.test(char) || LINK.test(char)) && endsInGroup(name)) {
      name += char;
    }
  }
  return name;
}

/** The letters of a text, which {@link keepName} drops only where there is no room for their group. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]|ʼ/gu, '');
}

/** Whether a name may have one more group. */
export function hasRoomForGroup(name: string): boolean {
  return name.split(' ').filter((group) => group !== '').length < MOST_GROUPS;
}

/** Drops what a finished name does not hold: a second space, and at its end a space, an apostrophe, a hyphen. */
export function trimName(name: string): string {
  return name.replace(/[\s'’ʼ‐‑-]+$/, '').replace(/ {2,}/g, ' ');
}
