import type { ComponentProps } from 'react';
import type { LinkItem } from '../links/Anchor';
import { Tab, Tabs } from './LinkTabs.styles';

export interface LinkTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation. */
  label: string;
  /** The links, in display order. */
  links: readonly LinkItem[];
  /** The index of the link to the current page. */
  value?: number | undefined;
}

/** Links to the panels of a section, each of which has its own address. The section is an indigo Band. */
export function LinkTabs({ label, links = [], value, ...rest }: LinkTabsProps) {
  return (
    <nav aria-label={label} {...rest}>
      <Tabs>
        {links.map(({ label: text, ...link }, index) => (
          <li key={`${index} ${text}`}>
            <Tab aria-current={index === value ? 'page' : undefined} {...link}>
              {text}
            </Tab>
          </li>
        ))}
      </Tabs>
    </nav>
  );
}
