import InputMask from 'imask/esm/controls/input';
import type { InputHistoryState } from 'imask/esm/controls/input-history';
import type { Selection } from 'imask/esm/core/utils';
import type { FieldMask } from './FieldMask';
import { hasPattern } from './masks';

/** The input types that a concealing field handles before the browser displays the text. */
const PREVENTED = ['insertText', 'insertFromPaste', 'insertFromDrop', 'insertFromYank'];

function parserOf(options: FieldMask['options']) {
  return hasPattern(options) ? options.parse : undefined;
}

/** Displays the value of a mask. The caret and the selection stay at the same characters of the value. */
function display(input: HTMLInputElement, mask: FieldMask): void {
  const { value: text, selectionStart: start, selectionEnd: end, selectionDirection } = input;
  if (text === mask.displayValue) return;
  input.value = mask.displayValue;
  // Some browsers would focus an input that is not focused.
  if (start === null || end === null || !input.matches(':focus')) return;
  const position = (index: number) => mask.positionIn(text, index);
  input.setSelectionRange(position(start), position(end), selectionDirection ?? undefined);
}

/**
 * imask's control of a native input, with support for autofill, composition, drag and drop, and grouped undo.
 * It overrides methods that are internal by convention, so imask is pinned to an exact version.
 */
export class FieldControl extends InputMask<FieldMask> {
  /** Whether an input method composes a text. Undefined during `super()`. */
  composing: boolean | undefined = false;
  readonly #input: HTMLInputElement;
  readonly #listeners = new AbortController();
  /** Whether an edit that was prevented has no `change` event yet. The browser dispatches none for it. */
  #isChanged = false;
  /** The state after the last typed character. Further typing at its caret is the same step of the history. */
  #typed: InputHistoryState | undefined;

  constructor(input: HTMLInputElement, mask: FieldMask) {
    // A text that was typed before hydration. Concealed digits that the browser has restored have no value.
    mask.value = input.value;
    display(input, mask);
    delete input.dataset['concealed'];
    super(input, mask);
    this.#input = input;
    const { signal } = this.#listeners;
    input.addEventListener('beforeinput', (event) => this.#beforeInput(event), { signal });
    input.addEventListener('compositionstart', () => this.#startComposing(), { signal });
    // Some browsers and password managers dispatch only this event.
    input.addEventListener('change', () => this.#change(), { signal });
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

  /** Displays the value in another format. Another function parses it again, unless the user edits it. */
  setOptions(options: FieldMask['options']): void {
    const { masked } = this;
    if (this.composing) return;
    const isParsedAgain =
      parserOf(options) !== parserOf(masked.options) && !this.#input.matches(':focus');
    masked.options = options;
    if (isParsedAgain) this.unmaskedValue = masked.parseText(this.unmaskedValue);
    display(this.#input, masked);
  }

  /** Parses a text that was set without an input event. */
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
