import styled from 'styled-components';
import { IconButton } from '#components/IconButton';
import { bold, color, font, gutter, media, shadow, size, space, target } from '#theme/tokens';
import { Anchor } from '../links/Anchor';

export const Toggle = styled(IconButton)`
  && {
    border-color: ${color.hairline};
    color: ${color.ink};

    ${media.desktop} {
      display: none;
    }
  }

  &&:hover,
  &&[aria-expanded='true'] {
    border-color: ${color.fieldLine};
  }
`;

export const Links = styled.ul`
  --colibri-focus: ${color.ink};

  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: none;
  padding: ${space(2)} ${gutter} ${space(4)};
  border-block-end: 1px solid ${color.hairline};
  background: ${color.paper};
  box-shadow: ${shadow.float};

  &[data-open='true'] {
    display: grid;
  }

  & > li + li {
    border-block-start: 1px solid ${color.hairline};
  }

  ${media.desktop} {
    position: static;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(7)};
    padding: 0;
    border: 0;
    box-shadow: none;

    & > li + li {
      border: 0;
    }
  }
`;

export const SectionLink = styled(Anchor)`
  display: flex;
  align-items: center;
  min-block-size: 3.25rem;
  color: ${color.ink};
  ${bold(700, size.lg, 1.2)}
  text-decoration: none;

  & > span {
    padding-block: ${space(1)};
    border-block: 3px solid transparent;
  }

  &:hover > span {
    border-block-end-color: ${color.hairline};
  }

  &[aria-current] {
    color: ${color.brandText};
  }

  &[aria-current] > span {
    border-block-end-color: ${color.brandEdge};
  }

  ${media.desktop} {
    min-block-size: ${target};
    font: 700 ${size.sm} / 1.2 ${font.body};
  }

  ${media.forcedColors} {
    & > span {
      border-block-color: Canvas;
    }

    &[aria-current] > span {
      border-block-end-color: LinkText;
    }
  }
`;
