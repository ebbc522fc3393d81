import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** A menu that folds away: what its parts need. */
export interface Menu {
  /** Whether the menu is open. */
  open: boolean;
  /** Opens the menu, or folds it away. */
  toggle: () => void;
  /** Folds the menu away. */
  close: () => void;
  /** The ref of what holds the button and the links. */
  root: RefObject<HTMLDivElement | null>;
  /** The ref of the button. */
  button: RefObject<HTMLButtonElement | null>;
  /** Folds the menu away when the focus leaves it. */
  onBlur: (event: FocusEvent) => void;
  /** Escape folds the menu away and gives the focus back to its button. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A menu that folds away on Escape, on a press outside, when the focus leaves it and on the way back. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const fold = () => {
      setOpen(false);
    };
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && root.current?.contains(target) === false) fold();
    };
    document.addEventListener('pointerdown', closeOutside);
    window.addEventListener('popstate', fold);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('popstate', fold);
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
      // Marks the key as handled: it closes no notification.
      event.preventDefault();
      close();
      button.current?.focus();
    },
  };
}
