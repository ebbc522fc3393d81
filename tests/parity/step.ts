/** An element as both pages know it: the same screen has the same elements in the same order. */
export interface Target {
  /** The element's tag, such as `button`. */
  tag: string;
  /** Its place among the elements of this tag, from 0. */
  at: number;
  /** What it says. */
  text: string;
}

/** Something that a person does, in the order of a story's `play`. */
export type Step =
  /** A click by the pointer, or what a script does to an element. */
  | { kind: 'click' | 'press' | 'focus' | 'scroll'; on: Target }
  /** Keys by their names; without a target the focus stands nowhere. */
  | { kind: 'keys'; on?: Target; keys: string[] }
  | { kind: 'paste'; on: Target; text: string }
  | { kind: 'choose'; on: Target; value: string };

const verbs: Readonly<Record<Step['kind'], string>> = {
  click: 'clicks',
  press: 'presses',
  focus: 'moves the focus to',
  scroll: 'scrolls to',
  keys: 'types into',
  paste: 'pastes into',
  choose: 'chooses in',
};

/** An element in words. */
export function targetInWords({ tag, at, text }: Target): string {
  return `<${tag}> ${String(at + 1)} “${text}”`;
}

/** A step in words, such as `clicks <button> 2 “Pagar”`. */
export function stepInWords(step: Step): string {
  const place = step.on === undefined ? 'the page' : targetInWords(step.on);
  return `${verbs[step.kind]} ${place}`;
}
