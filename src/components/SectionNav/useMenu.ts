import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** The state and handlers of a collapsible menu. */
export interface Menu {
  /** Whether the menu is open. */
  open: boolean;
  /** Opens or closes the menu. */
  toggle: () => void;
  /** Closes the menu. */
  close: () => void;
  /** The ref of the container of the button and the links. */
  root: RefObject<HTMLDivElement | null>;
  /** The ref of the button. */
  button: RefObject<HTMLButtonElement | null>;
  /** Closes the menu when the focus leaves it. */
  onBlur: (event: FocusEvent) => void;
  /** Closes the menu on Escape and returns the focus to its button. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A menu that closes on Escape, on a press outside, on blur and on history navigation. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const closeMenu = () => {
      setOpen(false);
    };
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target) === false) closeMenu();
    };
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('popstate', closeMenu);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('popstate', closeMenu);
    };
  }, [open]);

  return {
    open,
    close,
    root,
    button,
    toggle: () => {
      setOpen(!open);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !open) return;
      // Marks the key as handled, so that it does not close a notification.
      event.preventDefault();
      close();
      button.current?.focus();
    },
  };
}
