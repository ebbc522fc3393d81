import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/** Returns the element that React has rendered in place of one of the prerendered page. */
function successorOf(root: HTMLElement, element: Element): HTMLElement | null {
  if (element.id !== '') return root.querySelector(`#${CSS.escape(element.id)}`);
  const href = element.getAttribute('href');
  if (href !== null) return root.querySelector(`[href="${CSS.escape(href)}"]`);
  return isField(element) ? root.querySelector(element.localName) : null;
}

/** Sets a value like the user, so that the component of the field receives it. */
function enter(field: Field, value: string): void {
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function focusAgain(last: Element, next: HTMLElement | null): void {
  next?.focus({ preventScroll: true });
  if (!(last instanceof HTMLInputElement && next instanceof HTMLInputElement)) return;
  const { selectionStart: start, selectionEnd: end } = last;
  // A format may have added characters before the end.
  if (start !== last.value.length) next.setSelectionRange(start, end);
}

/**
 * Records what is entered in a prerendered page before React responds. React resets its menus, and replaces its
 * elements if another language is loaded or something has changed them, such as a password manager or a proxy.
 *
 * Returns a function that ends the recording, and restores the values, the focus and the caret.
 */
export function recordInput(root: HTMLElement): () => void {
  // A text stays in its element, even if React removes it, but React resets a menu.
  const inputs = root.querySelectorAll('input');
  const chosen = Array.from(root.querySelectorAll('select')).filter(
    ({ selectedOptions: [option] }) => option?.defaultSelected === false,
  );
  const choices = new Map(chosen.map((menu) => [menu, menu.value]));
  let focused = root.contains(document.activeElement) ? document.activeElement : null;
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };

  function recordChoice(event: Event): void {
    if (!(event.target instanceof HTMLSelectElement)) return;
    choices.set(event.target, event.target.value);
    event.stopPropagation();
  }

  function recordFocus({ target }: Event): void {
    if (target instanceof Element) focused = target;
  }

  function recordBlur(): void {
    const blurred = focused;
    // When React removes a focused element, it is gone before the microtask.
    queueMicrotask(() => {
      if (blurred === focused && blurred?.isConnected === true) focused = null;
    });
  }

  window.addEventListener('input', recordChoice, options);
  window.addEventListener('change', recordChoice, options);
  window.addEventListener('focusin', recordFocus, options);
  window.addEventListener('focusout', recordBlur, options);

  return () => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    for (const field of inputs) {
      const next = successorOf(root, field);
      if (!field.isConnected && field.value !== '' && next instanceof HTMLInputElement) {
        enter(next, field.value);
      }
    }
    for (const [menu, value] of choices) {
      const next = menu.isConnected ? menu : successorOf(root, menu);
      if (next instanceof HTMLSelectElement) enter(next, value);
    }
    if (focused?.isConnected === false) focusAgain(focused, successorOf(root, focused));
  };
}

/** Calls the function of {@link recordInput} once. Hydrate it together with the screen. */
export function RestoredInput({ restore }: { restore: () => void }) {
  useEffect(restore, [restore]);
  return null;
}
