import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { GlobalStyle } from '../GlobalStyle';

/** Renders a node until the end of the test. Returns its container, and a function that replaces the node. */
export function render(
  node: ReactNode,
  container: Element | DocumentFragment = document.body.appendChild(document.createElement('main')),
) {
  const root = createRoot(container);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    document.body.replaceChildren();
  });
  function rerender(next: ReactNode): void {
    flushSync(() => {
      root.render(
        <>
          <GlobalStyle />
          {next}
        </>,
      );
    });
  }
  rerender(node);
  return { container, rerender };
}
