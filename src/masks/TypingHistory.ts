import InputHistory, { type InputHistoryState } from 'imask/esm/controls/input-history';

/** A history in which characters that are typed one after the other are one step. */
export class TypingHistory extends InputHistory {
  /** Whether the next state is the result of typing at the caret that the last state left. */
  continues = false;
  #typed: InputHistoryState | undefined;

  override push(state: InputHistoryState): void {
    const last = this.currentState;
    if (this.continues && last !== undefined && last === this.#typed) this.currentIndex -= 1;
    super.push(state);
  }

  /** Marks the current state as typed, so that more typing can be added to it. */
  markTyped(): void {
    this.#typed = this.currentState;
  }
}
