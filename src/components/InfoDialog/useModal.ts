import { useLayoutEffect, type RefObject } from 'react';

/** The number of open dialogs. The first one changes the page, and the last to close restores it. */
let openDialogs = 0;
let unlock: (() => void) | undefined;

function lockScroll(): () => void {
  const page = document.documentElement;
  const { style, clientWidth } = page;
  const { overflow, paddingInlineEnd } = style;
  style.overflow = 'hidden';
  // Without its scrollbar the page is wider, unless `scrollbar-gutter` keeps the space.
  const scrollbar = page.clientWidth - clientWidth;
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
    // In an inert preview, a modal dialog would be usable, and the page around it would not.
    if (element.closest('[inert]') !== null) {
      element.show();
      return () => element.close();
    }
    // First, because it throws if the dialog is already open without `showModal`.
    element.showModal();
    openDialogs += 1;
    if (openDialogs === 1) unlock = lockScroll();
    // The focus moves to the button at the end, but a long text must be shown from its start.
    element.scrollTo(0, 0);
    return () => {
      element.close();
      openDialogs -= 1;
      if (openDialogs === 0) unlock?.();
    };
  }, [dialog, open]);
}
