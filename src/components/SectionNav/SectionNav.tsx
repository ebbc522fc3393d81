import { useId, type ComponentProps, type ReactElement } from 'react';
import { Links, SectionLink, Toggle } from './SectionNav.styles';
import { useMenu } from './useMenu';

/** A link to a section of the page. */
export interface SectionNavLink {
  /** The section's address, such as `#contact`. */
  href: string;
  /** The link's text. */
  text: string;
  /** The element of a router in place of a native link, such as `<Link to="#contact" />`. */
  render?: ReactElement | undefined;
}

/** The props of {@link SectionNav}. */
export interface SectionNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation. */
  label: string;
  /** The links, in the order of the sections. */
  links: readonly SectionNavLink[];
  /** The accessible name of the button that opens the menu on phones. */
  menuLabel: string;
  /** The address of the section in view. */
  current?: string | undefined;
}

/**
 * The links to a page's sections, in a row from 900 px. On phones they are a menu below the nearest
 * positioned ancestor. Escape, a selection, a press outside or a blur closes the menu.
 */
export function SectionNav({ label, links, menuLabel, current, ...rest }: SectionNavProps) {
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
          {links.map(({ href, text, render }) => (
            <li key={href}>
              <SectionLink
                aria-current={href === current ? 'location' : undefined}
                href={render === undefined ? href : undefined}
                onClick={() => setOpen(false)}
                render={render}
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
