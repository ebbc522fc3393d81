import InputMask from 'imask/esm/controls/input';
import type { InputHistoryState } from 'imask/esm/controls/input-history';
import type { Selection } from 'imask/esm/core/utils';
import type { Mask } from './mask';
import type { MaskModel } from './MaskModel';

/** The input types that a concealing field handles before the browser displays the text. */
const PREVENTED = ['insertText', 'insertFromPaste', 'insertFromDrop', 'insertFromYank'];

/** Displays the value of a mask. The caret and the selection stay at the same characters of the value. */
function display(input: HTMLInputElement, model: MaskModel): void {
  const { value: text, selectionStart: start, selectionEnd: end, selectionDirection } = input;
  if (text === model.displayValue) return;
  input.value = model.displayValue;
  // Some browsers would focus an input that is not focused.
  if (start === null || end === null || !input.matches(':focus')) return;
  const position = (index: number) => model.positionIn(text, index);
  input.setSelectionRange(position(start), position(end), selectionDirection ?? undefined);
}

/** Replaces a value in the data of a form, in its place. Other fields can have the same name. */
function replaceValue(data: FormData, name: string, value: string, next: string): void {
  const values = data.getAll(name);
  const index = values.indexOf(value);
  // The event has passed another root, whose listener has replaced the value.
  if (index === -1) return;
  values.splice(index, 1, next);
  const [first = '', ...others] = values;
  data.set(name, first);
  for (const other of others) data.append(name, other);
}

/**
 * imask's control of a native input, with support for autofill, composition, drag and drop, grouped undo and native forms.
 * It overrides methods that are internal by convention, so imask is pinned to an exact version.
 */
export class FieldControl extends InputMask<MaskModel> {
  /** Whether an input method composes a text. Undefined during `super()`. */
  composing: boolean | undefined = false;
  readonly #input: HTMLInputElement;
  readonly #getInitial: () => string;
  readonly #listeners = new AbortController();
  /** Whether an edit that was prevented has no `change` event yet. The browser dispatches none for it. */
  #isChanged = false;
  /** The state after the last typed character. Further typing at its caret is the same step of the history. */
  #typed: InputHistoryState | undefined;

  /** @param getInitial Returns the raw value after a reset of the form. */
  constructor(input: HTMLInputElement, model: MaskModel, getInitial: () => string) {
    // A text that was typed before hydration. Concealed digits that the browser has restored have no value.
    model.value = input.value;
    display(input, model);
    delete input.dataset['concealed'];
    super(input, model);
    this.#input = input;
    this.#getInitial = getInitial;
    const { signal } = this.#listeners;
    input.addEventListener('beforeinput', (event) => this.#beforeInput(event), { signal });
    input.addEventListener('compositionstart', () => this.#startComposing(), { signal });
    // Some browsers and password managers dispatch only this event.
    input.addEventListener('change', () => this.#change(), { signal });
    // The form of an input can change, for example when the form of its `form` attribute mounts later, or when the input
    // itself is attached to the document later.
    for (const root of new Set([input.getRootNode(), input.ownerDocument])) {
      for (const type of ['submit', 'formdata', 'reset']) {
        root.addEventListener(type, (event) => this.#handleForm(event), { signal, capture: true });
      }
    }
    this.updateControl();
    this._saveSelection();
  }

  /** Sets the raw value without an `accept` event, and clears the history. */
  setValue(raw: string): void {
    this.masked.unmaskedValue = raw;
    display(this.#input, this.masked);
    this.updateValue();
    this.history.clear();
    this.updateControl();
  }

  /** Displays the value by another mask, which also reads it, unless the user edits it. */
  setMask(mask: Mask): void {
    const { masked } = this;
    if (this.composing) return;
    masked.mask = mask;
    if (!this.#input.matches(':focus')) this.unmaskedValue = mask.read(this.unmaskedValue);
    display(this.#input, masked);
  }

  /** Reads a text that was set without an input event. */
  syncFromDom(): void {
    if (this.composing || this.el.value === this.displayValue) return;
    this.masked.value = this.el.value;
    this.updateControl();
  }

  /** Fires `update` after `accept`, also without a change of the raw value. */
  override updateControl(cursorPos?: number | 'auto'): void {
    super.updateControl(cursorPos);
    this._fireEvent('update');
  }

  override _saveSelection(): void {
    if (this.composing) return;
    this.syncFromDom();
    super._saveSelection();
  }

  override _onInput(event: InputEvent): void {
    if (event.type === 'compositionend') this.#endComposing();
    if (this.composing || this.el.value === this.displayValue) return;
    const isTyping = event.inputType === 'insertText' || event.type === 'compositionend';
    // Autofill (in some browsers a plain event) and corrections replace the complete text.
    const kind = 'inputType' in event ? event.inputType : '';
    const isComplete = !isTyping && (kind === '' || kind === 'insertReplacementText');
    if (isComplete || !this.#isEdit()) this.syncFromDom();
    else this.#edit(this._selection, isTyping, () => super._onInput(event));
  }

  override _onChange(): void {
    // imask's constructor calls this method, but a text typed before hydration is finished on blur.
    if (this.composing !== false) return;
    this.syncFromDom();
    super._onChange();
    if (this.#isChanged) this.#input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  override _onDrop(): void {
    // The input event that follows handles the dropped text.
  }

  override _applyHistoryState(state: InputHistoryState | undefined): void {
    if (!this.#input.readOnly && !this.#input.disabled) super._applyHistoryState(state);
  }

  override destroy(): void {
    this.#listeners.abort();
    super.destroy();
  }

  #change(): void {
    this.#isChanged = false;
    this._onChange();
  }

  #handleForm(event: Event): void {
    if (event.target === null || event.target !== this.#input.form) return;
    if (event.type === 'submit') {
      this._onChange();
    } else if (event.type === 'reset') {
      setTimeout(() => this.#reset(event));
    } else {
      this.#enterValue((event as FormDataEvent).formData);
    }
  }

  /** Replaces the display by the raw value. A hidden input with the value would put the CVV into the markup. */
  #enterValue(data: FormData): void {
    const { name, value } = this.#input;
    this.syncFromDom();
    if (name === '' || this.#input.matches(':disabled')) return;
    replaceValue(data, name, value, this.masked.mask.finish(this.unmaskedValue));
  }

  /** Restores the initial value, after the browser has reset the input. */
  #reset(event: Event): void {
    if (event.defaultPrevented || this.#listeners.signal.aborted) return;
    const before = this.unmaskedValue;
    this.setValue(this.#getInitial());
    if (this.unmaskedValue !== before) this._fireEvent('accept');
  }

  #beforeInput(event: InputEvent): void {
    this._saveSelection();
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const isPrevented = PREVENTED.includes(event.inputType) && text !== '';
    if (!this.masked.hidden || !isPrevented || this.composing) return;
    // The browser would display the digits until the input event.
    event.preventDefault();
    const { start, end } = this._selection;
    this.#edit(this._selection, event.inputType === 'insertText', () => {
      const { offset } = this.masked.splice(start, end - start, text);
      this.updateControl(start + offset);
    });
    if (this.masked.isRejected) return;
    this.#isChanged = true;
    // The browser dispatches none after a prevented edit. Without `data`, which would contain the digits.
    const { inputType } = event;
    this.#input.dispatchEvent(
      new InputEvent('input', { bubbles: true, composed: true, inputType }),
    );
  }

  /** Runs an edit, and adds the selection before it to the history. A rejected edit keeps both. */
  #edit({ start, end }: Selection, isTyping: boolean, edit: () => void): void {
    const { history } = this;
    const state = history.currentState;
    const isAtCaret = start === end;
    this.masked.isAtCaret = isAtCaret;
    edit();
    if (this.masked.isRejected) {
      this.el.select(start, end);
      this._saveSelection();
    } else if (state !== undefined && state !== history.currentState) {
      const isContinued = state === this.#typed && state.selection.end === end;
      if (isTyping && isAtCaret && isContinued) {
        history.states.splice(history.currentIndex - 1, 1);
        history.currentIndex -= 1;
      } else {
        state.selection = { start, end };
      }
      this.#typed = isTyping ? history.currentState : undefined;
    }
  }

  /** Returns whether the text before and after an edit is unchanged. A password manager replaces the complete text. */
  #isEdit(): boolean {
    const { value } = this.el;
    const display = this.displayValue;
    const start = Math.min(this._selection.start, this.cursorPos);
    const isStartKept = value.slice(0, start) === display.slice(0, start);
    return isStartKept && display.endsWith(value.slice(this.cursorPos));
  }

  #startComposing(): void {
    this._saveSelection();
    this.composing = true;
    this.#input.dataset['composing'] = '';
    // The styles of TextField conceal the composed text.
    if (this.masked.hidden) this.#input.dataset['concealed'] = '';
  }

  #endComposing(): void {
    this.composing = false;
    delete this.#input.dataset['composing'];
    delete this.#input.dataset['concealed'];
  }
}
