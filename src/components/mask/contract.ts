/** A raw value with the caret's place in it. */
export interface Edited {
  /** The value a form holds: digits (after a plus sign, maybe), or the letters and spaces of a name. */
  raw: string;
  /** How many raw characters stand before the caret. */
  caret: number;
}

/** An insertion into a raw value. */
export interface Insertion {
  /** What stays before the insertion. */
  before: string;
  /** The text that a person put in, as it came. */
  text: string;
  /** What stays after the insertion. */
  after: string;
  /** How many raw characters the insertion takes the place of. */
  replaced: number;
  /** Whether the text came whole (paste, drop, autofill, dictation), and so is never cut to fit. */
  whole: boolean;
}

/** How one field turns what a person does into a raw value, and a raw value into what is shown. */
export interface Mask {
  /** Whether the display conceals characters, so that no value can be read back from it. */
  hidden: boolean;
  /** What is shown for a raw value. */
  format(raw: string): string;
  /** How many raw characters stand before each place of the display, its end included. */
  places(raw: string): readonly number[];
  /** The rest of the mask after the display of a raw value. */
  rest(raw: string): string;
  /** The raw characters of any text. */
  clean(text: string): string;
  /** The value after an insertion; nothing when the mask takes none of it. */
  insert(insertion: Insertion): Edited | undefined;
  /** The value that a person who leaves the field has meant. */
  finish(raw: string): string;
}
