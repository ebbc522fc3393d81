import type { ComponentProps } from 'react';
import type { LinkItem } from '../links/Anchor';
import { Tab, Tabs } from './LinkTabs.styles';

export interface LinkTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation. */
  label: string;
  /** The links, in display order. */
  links: readonly LinkItem[];
  /** The index of the link to the current page. */
  current?: number | undefined;
}

/** Links to the panels of a section, each of which has its own address. The section is an indigo Band. */
export function LinkTabs({ label, links, current, ...rest }: LinkTabsProps) {
  return (
    <nav aria-label={label} {...rest}>
      <Tabs>
        {links.map(({ text, ...link }, index) => (
          <li key={`${index} ${text}`}>
            <Tab aria-current={index === current ? 'page' : undefined} {...link}>
              {text}
            </Tab>
          </li>
        ))}
      </Tabs>
    </nav>
  );
}
