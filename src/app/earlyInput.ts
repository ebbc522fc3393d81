type Field = HTMLInputElement | HTMLSelectElement;

/** Places the caret before as many digits as in the earlier field: a format adds other characters. */
function placeCaret(field: HTMLInputElement, next: HTMLInputElement): void {
  const digits = field.value.slice(field.selectionEnd ?? undefined).replace(/\D/g, '').length;
  const position = next.value.search(new RegExp(`(?:\\d\\D*){${digits}}$`));
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

  return () => {
    for (const [index, next] of findFields().entries()) {
      const field = fields[index];
      if (field === undefined || field.isConnected) continue;
      fields[index] = next;
      if (field === focused && document.activeElement === document.body) {
        next.focus({ preventScroll: true });
      }
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
