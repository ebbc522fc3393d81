import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { grid } from '#theme/grid';
import { bold, color, media, safeArea, space, target } from '#theme/tokens';
import { isShown } from '../isShown';
import { Anchor, type LinkProps } from '../links/Anchor';
import Mark from '../../theme/marks/colibri.svg?react';

const Root = styled.div`
  --colibri-focus: ${color.ink};

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: max(${space(2)}, ${safeArea.top}) ${space(2)};
  background: ${color.paper};
  ${grid}

  &[data-nav='true'] {
    min-block-size: 3.75rem;

    /* Only the mark: the navigation needs the space of the name. */
    @container (max-width: 22.4375rem) {
      & > a {
        gap: 0;
        font-size: 0;
      }
    }
  }
`;

const Nav = styled.div`
  margin-inline-start: auto;

  ${media.desktop} {
    margin-inline: auto;
  }
`;

const Home = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${target};
  color: ${color.ink};
  ${bold(800, '1.625rem', 1)}
  text-decoration: none;

  & > svg {
    inline-size: 2.125rem;
    block-size: 2.125rem;
  }
`;

export interface BrandBarProps extends ComponentProps<'div'> {
  /** The company's name, next to the mark. */
  name: string;
  /** The accessible name of the link. It must contain the company's name. */
  label: string;
  /** The props of the link: at least its address, or the element of a router in `render`. */
  home: LinkProps;
  /** The navigation, such as SectionNav. It is in the centre from 900 px. */
  nav?: ReactNode;
  /** The content at the end of the bar, such as the language select. */
  end?: ReactNode;
}

/** The bar of paper with the company's mark at the top of the company's screens. */
export function BrandBar({ name, label, home, nav, end, ...rest }: BrandBarProps) {
  return (
    <Root data-nav={isShown(nav)} {...rest}>
      <Home aria-label={label} {...home}>
        <Mark aria-hidden="true" focusable="false" />
        <span translate="no">{name}</span>
      </Home>
      {isShown(nav) && <Nav>{nav}</Nav>}
      {end}
    </Root>
  );
}
