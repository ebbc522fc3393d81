import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { chip } from '#theme/chip';
import { color, media, radius, size, space, target } from '#theme/tokens';
import { Anchor, type LinkItem } from '../links/Anchor';
import { listOf } from '../listOf';

export type { LinkItem } from '../links/Anchor';

const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.tablet} {
    gap: ${space(2)};
  }
`;

const Tab = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${target};
  padding: ${space(1)} ${space(1.5)};
  ${chip}
  border-radius: ${radius.round};
  background: color-mix(in srgb, ${color.onIndigo} 16%, ${color.indigo});
  color: ${color.onIndigo};
  font-size: ${size.xs};
  font-weight: 700;
  text-decoration: none;

  ${media.tablet} {
    padding-inline: ${space(5)};
    font-size: ${size.sm};
  }

  &:hover {
    border-color: ${color.onIndigo};
  }

  &[aria-current] {
    background: ${color.onIndigo};
    color: ${color.indigo};
  }

  ${media.forcedColors} {
    border-color: LinkText;

    &[aria-current] {
      --colibri-focus: CanvasText;

      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export interface LinkTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the navigation. */
  label: string;
  /** The links, in display order. */
  links: readonly LinkItem[];
  /** The index of the link to the current page. */
  value?: number | undefined;
}

/** Links to the panels of a section, each of which has its own address. The section is an indigo Band. */
export function LinkTabs({ label, links, value, ...rest }: LinkTabsProps) {
  return (
    <nav aria-label={label} {...rest}>
      <Tabs>
        {listOf(links, 'links').map(({ label: text, ...link }, index) => (
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
