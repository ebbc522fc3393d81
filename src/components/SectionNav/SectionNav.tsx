import { useId, type ComponentProps } from 'react';
import { Links, SectionLink, Toggle } from './SectionNav.styles';
import { useMenu } from './useMenu';

/** A link to a section of the page. */
export interface SectionNavLink {
  /** The section's address, such as `#contact`. */
  href: string;
  /** The link's text. */
  text: string;
}

/** The props of {@link SectionNav}. */
export interface SectionNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The navigation's name for assistive technology. */
  label: string;
  /** The links, in the order of the sections. */
  links: readonly SectionNavLink[];
  /** The name of the button that unfolds the links on phones. */
  menuLabel: string;
  /** The address of the section in view. */
  current?: string | undefined;
}

/**
 * The links to a page's sections, in a row from 900 px on. On phones they fold into a menu below
 * the nearest positioned box, which leaves by Escape, a choice, a press outside or the focus.
 */
export function SectionNav({ label, links, menuLabel, current, ...rest }: SectionNavProps) {
  const id = useId();
  const { open, toggle, close, root, button, onBlur, onKeyDown } = useMenu();
  return (
    <nav aria-label={label} {...rest}>
      <div onBlur={onBlur} onKeyDown={onKeyDown} ref={root}>
        <Toggle
          aria-controls={id}
          aria-expanded={open}
          icon={open ? 'close' : 'menu'}
          label={menuLabel}
          onClick={toggle}
          ref={button}
        />
        <Links data-open={open} id={id}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <SectionLink
                aria-current={href === current ? 'location' : undefined}
                href={href}
                onClick={close}
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
