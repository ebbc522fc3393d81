import { captureBase, guessSelection, liftBase, readEdit, type Base, type Selection } from './base';
import { createStore, type Store } from '../view/createStore';
import type { Edited, Mask, MaskedState } from './contract';
import { applyWhole, placeOf } from './edit';
import { History } from './history';

/** One masked field outside React: the raw value, what its element shows, and its history. */
export class MaskedInput {
  readonly mask: Mask;
  /** The raw value that a form's reset goes back to. */
  readonly initial: string;
  /** The raw value as a component follows it. */
  readonly store: Store<MaskedState>;

  #element: HTMLInputElement | undefined;
  #onChange = (): void => undefined;
  #base: Base | undefined;
  #isMoving = false;
  readonly #history = new History();

  constructor(mask: Mask, value: string) {
    this.mask = mask;
    this.initial = mask.clean(value);
    this.store = createStore<MaskedState>({ raw: this.initial, isComposing: false });
  }

  get raw(): string {
    return this.store.get().raw;
  }

  get #isComposing(): boolean {
    return this.store.get().isComposing;
  }

  get display(): string {
    return this.mask.format(this.raw);
  }

  /**
   * Takes an element, and whom to tell when anything but the program changes the value; true when
   * the element's text was typed before the page came alive.
   */
  attach(element: HTMLInputElement, onChange: () => void): boolean {
    this.#element = element;
    this.#onChange = onChange;
    const isTyped = element.value !== this.display && !this.mask.hidden;
    if (isTyped) this.#update({ raw: applyWhole(this.mask, element.value) });
    this.#show();
    return isTyped;
  }

  detach(): void {
    this.#element = undefined;
    this.#base = undefined;
  }

  /** Sets the value from the program: nobody is told, and nothing can be undone. */
  set(value: string): void {
    this.#base = undefined;
    this.#history.clear();
    this.#update({ raw: this.mask.clean(value) });
    this.#show();
  }

  /** Empties the field on a person's behalf. */
  clear(): void {
    this.#commit({ raw: '', caret: 0 }, { raw: this.raw, caret: this.raw.length }, false);
  }

  /** Takes over a text that came without a change to read: autofill, a script, a reset. */
  adopt(): void {
    const element = this.#element;
    if (element === undefined || this.#isComposing || this.#isMoving) return;
    if (element.value === this.display) return;
    const raw = applyWhole(this.mask, element.value);
    const before = { raw: this.raw, caret: this.raw.length };
    this.#commit({ raw, caret: raw.length }, before, false);
  }

  /** Brings the value to its finished form when a person leaves the field. */
  finish(): void {
    this.adopt();
    this.#base = undefined;
    this.#restore({ raw: this.mask.finish(this.raw), caret: this.raw.length });
  }

  /** Remembers the field before a change. */
  begin(): void {
    if (this.#isComposing) return;
    if (this.#isMoving && this.#base !== undefined) {
      Object.assign(this.#base.shown, this.#selection());
      return;
    }
    this.adopt();
    this.#base = captureBase(this.mask, this.raw, this.#selection());
  }

  /** Inserts a text by itself, so that not even the browser shows what the mask hides; else false. */
  insertUnseen(inputType: string, inserted: string): boolean {
    if (!this.mask.hidden || this.#isComposing || this.#isMoving) return false;
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
    if (this.#isComposing) {
      this.#preview();
    } else if (inputType === 'deleteByDrag' && this.#isMoving && base !== undefined) {
      this.#base = liftBase(base, this.#text, this.#selection().end);
    } else if (inputType === '' || (inputType === 'insertReplacementText' && base === undefined)) {
      this.adopt();
    } else {
      this.#settle(base, inputType);
    }
  }

  /** Leaves the element to an input method. */
  compose(): void {
    this.begin();
    this.#update({ isComposing: true });
  }

  /** Takes the element back from an input method. */
  endComposing(): void {
    this.#update({ isComposing: false });
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

  #update(change: Partial<MaskedState>): void {
    const next = { ...this.store.get(), ...change };
    if (next.raw !== this.raw || next.isComposing !== this.#isComposing) this.store.set(next);
  }

  #show(caret?: number): void {
    const element = this.#element;
    if (element === undefined) return;
    const wished = element.selectionEnd ?? 0;
    if (element.value !== this.display) element.value = this.display;
    if (caret === undefined) return;
    const place = placeOf(this.mask.places(this.raw), caret, wished);
    this.#select(place, place);
  }

  /** Selects only where the focus is: elsewhere, some browsers would take it. */
  #select(start: number, end: number): void {
    const now = this.#selection();
    if (now.start === start && now.end === end) return;
    if (this.#element?.matches(':focus') === true) this.#element.setSelectionRange(start, end);
  }

  #restore(edited: Edited | undefined): void {
    if (edited === undefined || edited.raw === this.raw) return;
    this.#update({ raw: edited.raw });
    this.#show(edited.caret);
    this.#onChange();
  }

  #commit(edited: Edited, before: Edited, isTyping: boolean): void {
    const isChanged = edited.raw !== this.raw;
    if (edited.raw !== before.raw) this.#history.record(before, edited, isTyping);
    this.#update({ raw: edited.raw });
    this.#show(edited.caret);
    if (isChanged) this.#onChange();
  }

  /** Follows an input method at work, without touching its text. */
  #preview(): void {
    const base = this.#base;
    if (base === undefined) return;
    const edited = this.#read(base, 'insertCompositionText');
    const raw = edited?.raw ?? base.raw;
    if (raw === this.raw) return;
    this.#update({ raw });
    this.#onChange();
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
    this.#show();
    this.#select(base.shown.start, base.shown.end);
  }

  #read(base: Base, inputType: string): ReturnType<typeof readEdit> {
    const { text, start, end } = base.shown;
    if (this.#text === text && start === end) return undefined;
    return readEdit(this.mask, base, this.#text, this.#selection().end, inputType);
  }

  #guessBase(inputType: string): Base {
    const grown = this.#text.length - this.display.length;
    const selection = guessSelection(grown, this.#selection().end, inputType);
    return captureBase(this.mask, this.raw, selection);
  }

  get #text(): string {
    return this.#element?.value ?? '';
  }

  #selection(): Selection {
    const { selectionStart, selectionEnd } = this.#element ?? {};
    return { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
  }
}
