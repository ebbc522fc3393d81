import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** A collapsible menu that closes on Escape, on a press outside, on blur and on history navigation. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const close = () => setOpen(false);
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && rootRef.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('popstate', close);
    };
  }, [open]);

  return {
    open,
    setOpen,
    /** The ref of the container of the button and the links. */
    rootRef,
    buttonRef,
    closeOnBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
    closeOnEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      // Marks the key as handled, so that it does not close a notification.
      event.preventDefault();
      setOpen(false);
      buttonRef.current?.focus();
    },
  };
}
