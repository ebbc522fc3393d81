import InputMask from 'imask/esm/controls/input';
import type { InputHistoryState } from 'imask/esm/controls/input-history';
import type { Selection } from 'imask/esm/core/utils';
import type { FieldMask } from './FieldMask';
import { TypingHistory } from './TypingHistory';

/** The edits that a concealing field makes itself; the others are adopted, or cannot be prevented. */
const PREVENTED = ['insertText', 'insertFromPaste', 'insertFromDrop', 'insertFromYank'];

/**
 * imask's control of a native input, with what its events lack. The methods that it overrides are
 * public by type and internal by convention, so imask is pinned to one version.
 */
export class FieldControl extends InputMask<FieldMask> {
  override history = new TypingHistory();
  /** Whether an input method composes: until it ends, the input shows its text. Unset in `super()`. */
  composing: boolean | undefined = false;
  readonly #input: HTMLInputElement;
  readonly #listeners = new AbortController();

  constructor(input: HTMLInputElement, mask: FieldMask) {
    // What a mask conceals cannot be read from the page: hydration drops what was typed there.
    if (mask.hidden) input.value = mask.displayValue;
    super(input, mask);
    this.#input = input;
    const { signal } = this.#listeners;
    input.addEventListener('beforeinput', (event) => this.#beforeInput(event), { signal });
    input.addEventListener('compositionstart', () => this.#startComposing(), { signal });
    // Some browsers and password managers announce what they fill in by this event only.
    input.addEventListener('change', () => this._onChange(), { signal });
    this.updateControl();
    this._saveSelection();
  }

  /** Sets the raw value without an `accept` event, and clears the history. */
  load(raw: string): void {
    this.masked.unmaskedValue = raw;
    if (this.el.value !== this.displayValue) this.el.value = this.displayValue;
    this.updateValue();
    this.history.clear();
    this.updateControl();
  }

  /** Reads a text that is in the input although no edit put it there. */
  adopt(): void {
    if (this.composing || this.el.value === this.displayValue) return;
    this.masked.value = this.el.value;
    this.updateControl();
  }

  /** Fires `update` after `accept`, and also where the raw value stays as it is. */
  override updateControl(cursorPos?: number | 'auto'): void {
    super.updateControl(cursorPos);
    this._fireEvent('update');
  }

  override _saveSelection(): void {
    if (this.composing) return;
    this.adopt();
    super._saveSelection();
  }

  override _onInput(event: InputEvent): void {
    if (event.type === 'compositionend') this.#endComposing();
    if (this.composing || this.el.value === this.displayValue) return;
    const isTyping = event.inputType === 'insertText' || event.type === 'compositionend';
    // Autofill, which some browsers announce by a plain event, and corrections replace the whole text.
    const kind = 'inputType' in event ? event.inputType : '';
    const isWhole = !isTyping && (kind === '' || kind === 'insertReplacementText');
    if (isWhole) this.adopt();
    else this.#edit(this._selection, isTyping, () => super._onInput(event));
  }

  override _onChange(): void {
    // imask's constructor calls this, but what is typed before hydration is finished on blur.
    if (this.composing !== false) return;
    this.adopt();
    super._onChange();
  }

  override _onDrop(): void {
    // The input event that follows reads what was dropped.
  }

  override _applyHistoryState(state: InputHistoryState | undefined): void {
    if (!this.#input.readOnly && !this.#input.disabled) super._applyHistoryState(state);
  }

  override destroy(): void {
    this.#listeners.abort();
    super.destroy();
  }

  #beforeInput(event: InputEvent): void {
    this._saveSelection();
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const isPrevented = PREVENTED.includes(event.inputType) && text !== '';
    if (!this.masked.hidden || !isPrevented || this.composing) return;
    // Otherwise the browser would show the digits until the input event conceals them.
    event.preventDefault();
    const { start, end } = this._selection;
    this.#edit(this._selection, event.inputType === 'insertText', () => {
      const { offset } = this.masked.splice(start, end - start, text);
      this.updateControl(start + offset);
    });
  }

  /** Makes an edit, with the selection before it in the history; a refused edit leaves both. */
  #edit({ start, end }: Selection, isTyping: boolean, edit: () => void): void {
    const state = this.history.currentState;
    this.masked.isAtCaret = start === end;
    this.history.continues = isTyping && start === end && state?.selection.end === end;
    edit();
    if (this.masked.isRefused) {
      this.el.select(start, end);
      this._saveSelection();
    } else if (this.history.currentState !== state) {
      if (state !== undefined) state.selection = { start, end };
      if (isTyping) this.history.markTyped();
    }
    this.history.continues = false;
  }

  #startComposing(): void {
    this._saveSelection();
    this.composing = true;
    // The browser conceals the text of an input method: see TextField's styles.
    this.#input.dataset['composing'] = this.masked.hidden ? 'concealed' : '';
  }

  #endComposing(): void {
    this.composing = false;
    delete this.#input.dataset['composing'];
  }
}
