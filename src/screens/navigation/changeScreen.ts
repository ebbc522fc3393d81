import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '#hooks/useReducedMotion';

/** The maximum wait for a paint, in ms. The browser never paints a hidden page. */
const MAX_WAIT_MS = 100;

/**
 * Renders the next screen after the next paint, which shows that its control is pressed. Where the browser can, the last
 * screen fades out above it (`GlobalStyle.ts`). The page takes presses meanwhile.
 */
export function changeScreen(update: () => void): void {
  let next: typeof update | undefined = update;

  function render(): void {
    const current = next;
    // Otherwise the timer would keep what it refers to, such as the payer.
    next = undefined;
    // Also flushes effects: the next screen is scrolled to its top and focused before its first paint.
    if (current) flushSync(current);
  }

  setTimeout(render, MAX_WAIT_MS);
  if (!('startViewTransition' in document) || prefersReducedMotion()) {
    requestAnimationFrame(() => setTimeout(render));
    return;
  }
  const transition = document.startViewTransition(() => {
    render();
    // React keeps the last screen, hidden, while the code of the next one loads.
    if (document.querySelector('[data-pressed]')) transition.skipTransition();
  });
  // A transition that is skipped rejects.
  transition.ready.catch(() => undefined);
}
