import { createStore, type Store } from '../createStore';
import { captureBase, guessSelection, liftBase, readEdit, type Base } from './base';
import type { Edited, Mask } from './contract';
import { Face } from './Face';
import { History } from './history';

/** One masked field outside React: the raw value, what its element shows, and its history. */
export class MaskedInput {
  readonly mask: Mask;
  /** The raw value. */
  readonly value: Store<string>;
  /** Whether an IME composes, so that the field shows its text and not ours. */
  readonly composing = createStore(false);

  readonly #face = new Face();
  #onChange = (): void => undefined;
  /** The value that a parent holds, and the one that was told last: nothing where nobody knows. */
  #held: string | undefined;
  #told: string | undefined;
  #base: Base | undefined;
  #isMoving = false;
  readonly #history = new History();

  constructor(mask: Mask, value: string) {
    this.mask = mask;
    this.#told = mask.clean(value);
    this.value = createStore(this.#told);
  }

  get raw(): string {
    return this.value.getSnapshot();
  }

  get display(): string {
    return this.mask.format(this.raw);
  }

  /**
   * Takes an element, and whom to tell when anything but the program changes the value; true when
   * the element's text was typed before the page came alive.
   */
  attach(element: HTMLInputElement, onChange: () => void): boolean {
    this.#face.element = element;
    this.#onChange = onChange;
    const isTyped = element.value !== this.display && !this.mask.hidden;
    if (isTyped) this.value.set(this.mask.clean(element.value));
    this.show();
    return isTyped;
  }

  detach(): void {
    this.#face.element = undefined;
    this.#base = undefined;
  }

  /** Sets the value from the program: nobody is told, and nothing can be undone. */
  set(value: string): void {
    this.#base = undefined;
    this.#told = undefined;
    this.#history.clear();
    this.value.set(this.mask.clean(value));
    this.show();
  }

  /** Takes the value that a parent holds, if one does; an IME's text is left alone until it is done. */
  follow(value: string | undefined): void {
    this.#held = value;
    if (value === undefined || this.composing.getSnapshot()) return;
    if (this.mask.clean(value) !== this.raw) this.set(value);
    this.#told = value;
  }

  /** Takes the value that a script or a form library writes, and tells where it makes another of it. */
  assign(value: string): void {
    if (value === this.raw) return;
    this.set(value);
    if (value !== this.raw) this.report();
  }

  /** Goes back with its form: to the value it begins with, or to the one that a parent holds. */
  reset(first: string): void {
    if (this.#held === undefined) this.set(first);
    else this.follow(this.#held);
  }

  /** Tells the value where it may not be known. */
  report(): void {
    if (this.#told !== this.raw) this.#tell();
  }

  /** Empties the field on a person's behalf. */
  clear(): void {
    this.#commit({ raw: '', caret: 0 }, { raw: this.raw, caret: this.raw.length }, false);
  }

  /** Takes over a text that came without a change to read: autofill, a script, a reset. */
  adopt(): void {
    const { element, text } = this.#face;
    const isBusy = this.composing.getSnapshot() || this.#isMoving;
    if (element === undefined || isBusy || text === this.display) return;
    const raw = this.mask.clean(text);
    const before = { raw: this.raw, caret: this.raw.length };
    this.#commit({ raw, caret: raw.length }, before, false);
  }

  /** Brings the value to its finished form when a person leaves the field. */
  finish(): void {
    if (this.composing.getSnapshot()) return;
    this.adopt();
    this.#base = undefined;
    this.#restore({ raw: this.mask.finish(this.raw), caret: this.raw.length });
  }

  /** Remembers the field before a change. */
  begin(): void {
    if (this.composing.getSnapshot()) return;
    if (this.#isMoving && this.#base !== undefined) {
      Object.assign(this.#base.shown, this.#face.selection);
      return;
    }
    this.adopt();
    this.#base = captureBase(this.mask, this.raw, this.#face.selection);
  }

  /** Inserts a text by itself, so that not even the browser shows what the mask hides; else false. */
  insertUnseen(inputType: string, inserted: string): boolean {
    if (!this.mask.hidden || this.composing.getSnapshot() || this.#isMoving) return false;
    this.begin();
    const base = this.#base;
    if (base === undefined) return false;
    const { text, start, end } = base.shown;
    const whole = text.slice(0, start) + inserted + text.slice(end);
    const edited = readEdit(this.mask, base, whole, start + inserted.length, inputType);
    this.#base = undefined;
    if (edited !== undefined) this.#commit(edited, base.origin, edited.isTyping);
    return true;
  }

  /** Reads the change that the element has just gone through. */
  change(inputType: string): void {
    const base = this.#base;
    if (this.composing.getSnapshot()) {
      this.#preview();
    } else if (inputType === 'deleteByDrag' && this.#isMoving && base !== undefined) {
      this.#base = liftBase(base, this.#face.text, this.#face.selection.end);
    } else if (inputType === '' || (inputType === 'insertReplacementText' && base === undefined)) {
      this.adopt();
      this.report();
    } else {
      this.#settle(base, inputType);
    }
  }

  /** Leaves the element to an IME. */
  compose(): void {
    this.begin();
    this.composing.set(true);
  }

  /** Takes the element back from an IME. */
  endComposing(): void {
    this.composing.set(false);
    this.#settle(this.#base, 'insertCompositionText');
  }

  /** Leaves the element to a drag within it, which deletes first and inserts afterwards. */
  move(): void {
    this.#isMoving = true;
  }

  /** Takes the element back from a drag, with what it has taken away for good. */
  endMoving(): void {
    const base = this.#base;
    this.#isMoving = false;
    this.#base = undefined;
    if (base === undefined || base.raw === this.raw) return;
    const raw = this.mask.clean(base.raw);
    this.#commit({ raw, caret: raw.length }, base.origin, false);
  }

  undo(): void {
    this.#restore(this.#history.undo());
  }

  redo(): void {
    this.#restore(this.#history.redo());
  }

  #tell(): void {
    this.#told = this.raw;
    this.#onChange();
  }

  /** Shows the value, with the caret behind `caret` raw characters where one is given. */
  show(caret?: number): void {
    const places = this.mask.places(this.raw);
    this.#face.show(this.display, caret === undefined ? undefined : { places, caret });
  }

  #restore(edited: Edited | undefined): void {
    if (edited === undefined || edited.raw === this.raw) return;
    this.value.set(edited.raw);
    this.show(edited.caret);
    this.#tell();
  }

  #commit(edited: Edited, before: Edited, isTyping: boolean): void {
    const isChanged = edited.raw !== this.raw;
    if (edited.raw !== before.raw) this.#history.record(before, edited, isTyping);
    this.value.set(edited.raw);
    this.show(edited.caret);
    if (isChanged) this.#tell();
  }

  /** Follows an IME, without touching its text. */
  #preview(): void {
    const base = this.#base;
    if (base === undefined) return;
    this.value.set(this.#read(base, 'insertCompositionText')?.raw ?? base.raw);
    this.report();
  }

  #settle(announced: Base | undefined, inputType: string): void {
    const base = announced ?? this.#guessBase(inputType);
    this.#base = undefined;
    this.#isMoving = false;
    const edited = this.#read(base, inputType);
    if (edited !== undefined) {
      this.#commit(edited, base.origin, edited.isTyping);
      return;
    }
    this.#restore(base.origin);
    this.show();
    this.#face.select(base.shown.start, base.shown.end);
  }

  #read(base: Base, inputType: string): ReturnType<typeof readEdit> {
    const { text, start, end } = base.shown;
    if (this.#face.text === text && start === end) return undefined;
    return readEdit(this.mask, base, this.#face.text, this.#face.selection.end, inputType);
  }

  #guessBase(inputType: string): Base {
    const grown = this.#face.text.length - this.display.length;
    const selection = guessSelection(grown, this.#face.selection.end, inputType);
    return captureBase(this.mask, this.raw, selection);
  }
}
