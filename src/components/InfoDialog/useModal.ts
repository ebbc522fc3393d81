import { useLayoutEffect, type RefObject } from 'react';

/** How many dialogs are open; what the first has changed, the last to close puts back. */
let openDialogs = 0;
let unlock: (() => void) | undefined;

function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  // Where the scrollbar takes room, its going would shift the page.
  const scrollbar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingInlineEnd = `${String(scrollbar)}px`;
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** Keeps a native dialog open as a modal while `open` is set, with no scroll behind it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    openDialogs += 1;
    if (openDialogs === 1) unlock = lockScroll();
    element.showModal();
    // The focus goes to the button at the end; a long text is still to be read from its start.
    element.scrollTo(0, 0);
    return () => {
      element.close();
      openDialogs -= 1;
      if (openDialogs === 0) unlock?.();
    };
  }, [dialog, open]);
}
