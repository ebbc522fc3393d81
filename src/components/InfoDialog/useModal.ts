import { useLayoutEffect, type RefObject } from 'react';

/** The number of open dialogs. The first one changes the page, and the last to close restores it. */
let openDialogs = 0;
let unlock: (() => void) | undefined;

function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  // Hiding a scrollbar that takes space would shift the page.
  const scrollbar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** Keeps a native dialog open as a modal while `open` is true, and disables page scrolling. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return;
    openDialogs += 1;
    if (openDialogs === 1) unlock = lockScroll();
    element.showModal();
    // The focus moves to the button at the end, but a long text must be shown from its start.
    element.scrollTo(0, 0);
    return () => {
      element.close();
      openDialogs -= 1;
      if (openDialogs === 0) unlock?.();
    };
  }, [dialog, open]);
}
