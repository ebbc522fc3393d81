import { useEffect, useRef, useState, type FocusEvent } from 'react';

/** A collapsible menu that closes on Escape, on a press outside, on blur and on history navigation. */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const root = rootRef.current;
    if (!open || root === null) return undefined;
    const close = () => setOpen(false);
    const closeOutside = (event: PointerEvent) => {
      // In a shadow root, the target of the event is the host.
      if (!event.composedPath().includes(root)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // Marks the key as handled, so that it does not close a notification.
      event.preventDefault();
      close();
      buttonRef.current?.focus();
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    root.ownerDocument.addEventListener('pointerdown', closeOutside, options);
    root.ownerDocument.addEventListener('keydown', closeOnEscape, options);
    window.addEventListener('popstate', close, options);
    return () => listeners.abort();
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
  };
}
