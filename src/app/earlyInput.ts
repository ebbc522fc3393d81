/** A link has neither a value nor a state. */
type Control = HTMLElement & { value?: string; checked?: boolean };

/** What can have a value, a state or the focus. */
const CONTROLS = 'a, button, input, select';

/**
 * Returns what a control and its new element have in common: the class of its component, its id unless React has generated
 * it, and for a product the SKU and the text. Its index is different if an extension has inserted elements.
 */
function identify(control: Control): string {
  const { classList, id, tagName, value = '' } = control;
  const text = (control.closest('label') ?? control).textContent;
  const choice = control.matches('[type="radio"]') ? value : '';
  return [tagName, classList[0], id.startsWith('_') ? '' : id, choice, text].join('\n');
}

/** Places the caret before as many digits as in the earlier field: a format adds other characters. */
function placeCaret(field: HTMLInputElement, next: HTMLInputElement): void {
  const digits = field.value.slice(field.selectionEnd ?? undefined).replace(/\D/g, '').length;
  const position = next.value.search(new RegExp(`(?:\\d\\D*){${digits}}$`));
  next.setSelectionRange(position, position);
}

/** Enters the value of a control in its new element, as the user did. */
function enter(control: Control, next: Control): void {
  if (control.checked === true && next.checked !== true) next.click();
  if (control.value === next.value) return;
  next.value = control.value ?? '';
  for (const type of ['input', 'change']) {
    next.dispatchEvent(new Event(type, { bubbles: true }));
  }
  if (control instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    placeCaret(control, next);
  }
}

/**
 * Records what is entered in a prerendered page before React responds. Hydration keeps the elements, except if a
 * proxy or an extension has changed them: then React renders them again.
 *
 * Returns a function that enters the values in the new elements, and restores the focus and the caret.
 */
export function recordInput(root: HTMLElement): () => void {
  const findControls = () => root.querySelectorAll<Control>(CONTROLS);
  const early = new Set(findControls());
  let focused = document.activeElement;

  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });

  return () => {
    const added = Array.from(findControls(), (control) => ({ control, name: identify(control) }));
    for (const control of early) {
      if (control.isConnected) continue;
      early.delete(control);
      const name = identify(control);
      const index = added.findIndex((next) => next.name === name && !early.has(next.control));
      const [next] = index === -1 ? [] : added.splice(index, 1);
      if (next === undefined) continue;
      if (control === focused && document.activeElement === document.body) {
        next.control.focus({ preventScroll: true });
      }
      enter(control, next.control);
    }
  };
}
