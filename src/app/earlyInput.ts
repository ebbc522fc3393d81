type Field = HTMLInputElement | HTMLSelectElement;

/** Counts the digits of a text from a position. */
function digitsAfter(text: string, position: number): number {
  return text.slice(position).replace(/\D/g, '').length;
}

/** Places the caret before as many digits as in the earlier field: a format adds other characters. */
function placeCaret(field: HTMLInputElement, next: HTMLInputElement): void {
  const rest = digitsAfter(field.value, field.selectionEnd ?? field.value.length);
  let position = next.value.length;
  while (position > 0 && digitsAfter(next.value, position) < rest) position -= 1;
  next.setSelectionRange(position, position);
}

/**
 * Records what is entered in a prerendered page before React responds. Hydration keeps the elements, except if a
 * proxy or an extension has changed them: then React renders them again.
 *
 * Returns a function that enters the values in the new elements, and restores the focus and the caret.
 */
export function recordInput(root: HTMLElement): () => void {
  const findFields = () => root.querySelectorAll<Field>('input, select');
  const fields = Array.from(findFields());
  let focused = document.activeElement;

  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  root.addEventListener('focusout', () => {
    const blurred = focused;
    // When React removes a focused element, it is gone before the microtask.
    queueMicrotask(() => {
      if (blurred === focused && blurred?.isConnected === true) focused = null;
    });
  });

  return () => {
    for (const [index, next] of findFields().entries()) {
      const field = fields[index];
      if (field === undefined || field.isConnected) continue;
      fields[index] = next;
      if (field === focused) next.focus({ preventScroll: true });
      if (field instanceof HTMLInputElement && field.checked) next.click();
      if (field.value === next.value) continue;
      next.value = field.value;
      for (const type of ['input', 'change']) {
        next.dispatchEvent(new Event(type, { bubbles: true }));
      }
      if (field instanceof HTMLInputElement && next instanceof HTMLInputElement) {
        placeCaret(field, next);
      }
    }
  };
}
