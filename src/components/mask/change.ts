/** What a field showed before a change, and what was selected in it. */
export interface Shown {
  /** The text in the field. */
  text: string;
  /** How many raw characters stand before each place of the text. */
  places: readonly number[];
  /** Where the selection began. */
  start: number;
  /** Where the selection ended. */
  end: number;
}

/** A stretch of shown text and what took its place. */
export interface Change {
  /** Where the stretch begins. */
  from: number;
  /** Where the stretch ends. */
  to: number;
  /** The text that came instead. */
  inserted: string;
}

function commonStart(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length += 1;
  return length;
}

function commonEnd(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first.at(-1 - length) === second.at(-1 - length)) length += 1;
  return length;
}

/** The least change between two texts, given the caret after it. */
function leastChange(old: string, text: string, caret: number): Change {
  const behind = text.slice(caret);
  const tail = commonEnd(behind, old);
  const head = commonStart(text.slice(0, text.length - tail), old.slice(0, old.length - tail));
  return { from: head, to: old.length - tail, inserted: text.slice(head, text.length - tail) };
}

/** Reads from a field's text what changed: at the selection where it can be, else around the caret. */
export function readChange({ text: old, start, end }: Shown, text: string, caret: number): Change {
  const head = old.slice(0, start);
  const tail = old.slice(end);
  const isAtSelection =
    text.length >= head.length + tail.length && text.startsWith(head) && text.endsWith(tail);
  if (!isAtSelection) return leastChange(old, text, caret);
  return { from: start, to: end, inserted: text.slice(start, text.length - tail.length) };
}
