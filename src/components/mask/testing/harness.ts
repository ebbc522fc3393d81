import { listen, listenToForm } from '../listeners';
import { MaskedInput } from '../MaskedInput';
import { maskOf, type MaskName } from '../masks';

/** A masked field of the page, without React. */
export interface BareField {
  element: HTMLInputElement;
  input: MaskedInput;
  /** The raw values it has told, and those at which it was left. */
  told: string[];
  left: string[];
  /** Ends what binds the field to its element. */
  unlisten: () => void;
}

/** Puts a masked field into a fresh page, focused, with the caret at its end. */
export function bareField(mask: MaskName, value = ''): BareField {
  const element = document.createElement('input');
  const form = document.createElement('form');
  document.body.replaceChildren(form);
  form.append(element);
  const input = new MaskedInput(maskOf(mask), value);
  element.defaultValue = input.display;
  const told: string[] = [];
  const left: string[] = [];
  input.attach(element, () => {
    told.push(input.raw);
  });
  const unlisten = listen(element, input, () => {
    left.push(input.raw);
  });
  const unlistenToForm = listenToForm(element, input, {
    getName: () => 'field',
    getFirst: () => value,
  });
  element.focus();
  select(element, element.value.length);
  return {
    element,
    input,
    told,
    left,
    unlisten() {
      unlisten();
      unlistenToForm();
    },
  };
}

/** Fills in a text as autofill and other browsers' parts do: past what a page makes of `value`. */
export function fillIn(element: HTMLInputElement, text: string): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(element, text);
}

/** Tells a field of something that happens to it. */
export function tell({ element }: BareField, event: Event): void {
  element.dispatchEvent(event);
}

/** Selects from one place to another, or puts the caret in one. */
export function select(element: HTMLInputElement, start: number, end = start): void {
  element.setSelectionRange(start, end);
}

/** What a field shows, and what is selected in it. */
export function look({ element }: BareField): [string, number | null, number | null] {
  return [element.value, element.selectionStart, element.selectionEnd];
}

/** Announces a change as a browser does; false when the field makes it by itself. */
export function announce({ element }: BareField, inputType: string, data?: string): boolean {
  const options = { bubbles: true, cancelable: true, data: data ?? null, inputType };
  return element.dispatchEvent(new InputEvent('beforeinput', options));
}

/** Puts a text in the place of the selection and tells of it, as a browser does unannounced. */
export function put({ element }: BareField, inputType: string, text: string): void {
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}

/** Inserts a text as a browser does: announced, and left to the field if it wants. */
export function insert(field: BareField, inputType: string, text: string): void {
  if (announce(field, inputType, text)) put(field, inputType, text);
}

/** Types a text, one character after the other. */
export function type(field: BareField, text: string): void {
  for (const char of text) insert(field, 'insertText', char);
}

/** Presses Backspace, or Delete, as a browser acts on it. */
export function erase(field: BareField, inputType = 'deleteContentBackward'): void {
  const { element } = field;
  if (!announce(field, inputType)) return;
  const [start, end] = [element.selectionStart ?? 0, element.selectionEnd ?? 0];
  const isForward = inputType === 'deleteContentForward';
  if (start === end) {
    const [from, to] = isForward ? [start, end + 1] : [Math.max(0, start - 1), end];
    select(element, from, Math.min(to, element.value.length));
  }
  put(field, inputType, '');
}

/** Presses a key with its modifiers; true when the browser may act on it. */
export function press({ element }: BareField, key: string, modifiers: KeyboardEventInit): boolean {
  return element.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );
}
