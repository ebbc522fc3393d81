import type { Selection } from './base';
import { placeOf } from './edit';

/** What a field shows, and what is selected in it; nothing while it has no element. */
export class Face {
  element: HTMLInputElement | undefined;

  get text(): string {
    return this.element?.value ?? '';
  }

  get selection(): Selection {
    const { selectionStart, selectionEnd } = this.element ?? {};
    return { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
  }

  /** Shows a text, with the caret behind some raw characters where they are given. */
  show(text: string, at?: { places: readonly number[]; caret: number }): void {
    const wished = this.selection.end;
    if (this.element !== undefined && this.text !== text) this.element.value = text;
    if (at === undefined) return;
    const place = placeOf(at.places, at.caret, wished);
    this.select(place, place);
  }

  /** Selects only where the focus is: elsewhere, some browsers would take it. */
  select(start: number, end: number): void {
    const now = this.selection;
    if (now.start === start && now.end === end) return;
    if (this.element?.matches(':focus') === true) this.element.setSelectionRange(start, end);
  }
}
