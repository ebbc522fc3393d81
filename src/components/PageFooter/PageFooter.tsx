import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { grid } from '#theme/grid';
import { color, size, space, target } from '#theme/tokens';
import { Anchor, type LinkProps, type TextLink } from '../links/Anchor';

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(6)};
  color: ${color.ink2};
  font-size: ${size.xs};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(5)};
  }

  & a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: 1.5rem;
    color: inherit;
    text-underline-offset: 0.25em;
  }

  & a::after {
    position: absolute;
    inset: calc((1.5rem - ${target}) / 2) -8px;
    content: '';
  }

  ${grid}

  @media print {
    padding-block-end: 0;

    & > ul {
      display: none;
    }

    & a {
      font-weight: 700;
      text-decoration: none;
    }
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;
`;

/** The props of {@link PageFooter}. */
export interface PageFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The company's name. */
  name: string;
  /** The props of the link behind the name: at least its address, or the element of a router in `render`. */
  home: LinkProps;
  /** The note on the ownership of the carriers' names. */
  note: string;
  /** The legal links. */
  links: readonly TextLink[];
  /** The content at the end of the footer, such as a setting. */
  trailing?: ReactNode;
}

/** The footer of a page: the company's name, the trademark note and the legal links. Print shows the company's name. */
export function PageFooter({ name, home, note, links, trailing, ...rest }: PageFooterProps) {
  return (
    <Root {...rest}>
      <Line>
        <Anchor {...home}>{name}</Anchor>
        <span>{note}</span>
      </Line>
      {links.length > 0 && (
        <ul>
          {links.map(({ text, ...link }, index) => (
            <li key={`${index} ${text}`}>
              <Anchor {...link}>{text}</Anchor>
            </li>
          ))}
        </ul>
      )}
      {trailing}
    </Root>
  );
}
