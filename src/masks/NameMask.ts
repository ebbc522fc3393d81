import { FieldMask, type Edit, type Insertion } from './FieldMask';
import type { NameMaskOptions } from './masks';

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
function parseName(text: string, maxWords: number): string {
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

/** Returns the letters of a text. `parseName` removes letters only after the last group. */
function parseLetters(text: string): string {
  return Array.from(text, characterOf)
    .filter((char) => LETTER.test(char))
    .join('');
}

/** Creates the model of a field for a name. */
export function createNameMask(options: NameMaskOptions): FieldMask {
  return new NameMask(options);
}

/** Groups of letters, displayed as they are. */
class NameMask extends FieldMask<NameMaskOptions> {
  readonly hidden = false;

  get #maxWords(): number {
    return this.options.maxWords ?? 5;
  }

  parseText(text: string): string {
    return parseName(text, this.#maxWords);
  }

  formatRaw(raw: string): string {
    return raw;
  }

  /** Removes apostrophes and hyphens at the end of a group, repeated spaces, and spaces at the end. */
  finish(raw: string): string {
    return raw
      .replace(/['-]+(?= |$)/g, '')
      .replace(/ +/g, ' ')
      .trimEnd();
  }

  rawBefore(text: string, position: number): number {
    return this.parseText(text.slice(0, position)).length;
  }

  override resolve(text: string): void {
    super.resolve(text);
    if (this.#isCut(this._value, text)) this.problem = 'cut';
  }

  insert({ before, text, after, isKey }: Insertion): Edit | undefined {
    // A space before another one begins a group between them.
    if (isKey && after.startsWith(' ') && this.parseText(before + text) === `${before} `) {
      const groups = (before + after).split(' ').filter((group) => group !== '');
      if (groups.length >= this.#maxWords) return undefined;
      return { raw: `${before} ${after}`, caret: before.length + 1 };
    }
    const head = this.parseText(before + text);
    const raw = this.parseText(before + text + after);
    const isCut = this.#isCut(raw, before + text + after);
    if (isCut) this.problem = 'cut';
    else if (!isKey && head === before) this.problem = 'unread';
    if ((isKey && isCut) || head === before) return undefined;
    return { raw, caret: head.length };
  }

  #isCut(name: string, text: string): boolean {
    return name !== '' && parseLetters(name).length < parseLetters(text).length;
  }
}
