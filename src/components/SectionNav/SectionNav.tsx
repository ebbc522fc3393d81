import { useId, type ComponentProps } from 'react';
import type { LinkItem } from '../links/Anchor';
import { Links, SectionLink, Toggle } from './SectionNav.styles';
import { useMenu } from './useMenu';

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
 * positioned ancestor. Escape, a selection, a press outside or a blur closes the menu.
 */
export function SectionNav({ label, links = [], menuLabel, value, ...rest }: SectionNavProps) {
  const id = useId();
  const { open, setOpen, rootRef, buttonRef, closeOnBlur } = useMenu();
  return (
    <nav aria-label={label} {...rest}>
      <div onBlur={closeOnBlur} ref={rootRef}>
        <Toggle
          aria-controls={id}
          aria-expanded={open}
          icon={open ? 'close' : 'menu'}
          label={menuLabel}
          onClick={() => setOpen(!open)}
          ref={buttonRef}
        />
        <Links data-open={open} id={id}>
          {links.map(({ label: text, onClick, ...link }, index) => (
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
