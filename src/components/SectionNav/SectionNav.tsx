import { useEffect, useId, useRef, useState, type ComponentProps, type FocusEvent } from 'react';
import type { LinkItem } from '../links/Anchor';
import { listOf } from '../listOf';
import { Links, SectionLink, Toggle } from './SectionNav.styles';

export type { LinkItem } from '../links/Anchor';

export interface SectionNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation. */
  label: string;
  /** The links, in the order of the sections. */
  links: readonly LinkItem[];
  /** The accessible name of the button that opens the menu on phones. */
  menuLabel: string;
  /** The index of the link to the section in view. */
  value?: number | undefined;
}

/**
 * The links to a page's sections, in a row from 900 px. On phones they are a menu below the nearest
 * positioned ancestor. Escape, a selection, a press outside,
 * a blur and history navigation close the menu.
 */
export function SectionNav({ label, links, menuLabel, value, ...rest }: SectionNavProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const root = menu.current;
    if (!open || root === null) return;
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
      button.current?.focus();
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    root.ownerDocument.addEventListener('pointerdown', closeOutside, options);
    root.ownerDocument.addEventListener('keydown', closeOnEscape, options);
    window.addEventListener('popstate', close, options);
    return () => listeners.abort();
  }, [open]);

  function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <nav aria-label={label} {...rest}>
      <div onBlur={closeOnBlur} ref={menu}>
        <Toggle
          aria-controls={id}
          aria-expanded={open}
          icon={open ? 'close' : 'menu'}
          label={menuLabel}
          onClick={() => setOpen(!open)}
          ref={button}
        />
        <Links data-open={open} id={id}>
          {listOf(links, 'links').map(({ label: text, onClick, ...link }, index) => (
            <li key={`${index} ${text}`}>
              <SectionLink
                {...link}
                aria-current={index === value ? 'location' : undefined}
                onClick={(event) => {
                  onClick?.(event);
                  setOpen(false);
                }}
              >
                <span>{text}</span>
              </SectionLink>
            </li>
          ))}
        </Links>
      </div>
    </nav>
  );
}
