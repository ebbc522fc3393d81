import styled from 'styled-components';
import { bold, color, duration, font, media, radius, size, space, target } from '#theme/tokens';
import { Anchor } from '../links/Anchor';

export const Root = styled.div`
  --colibri-focus: ${color.ink};

  position: relative;
  display: flex;
`;

/** A ticket: a stub of the brand with the wordmark, or a strip if the text is large, and paper. */
export const Link = styled(Anchor)`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  min-inline-size: 0;
  min-block-size: var(--colibri-repeat-size, 8.5rem);
  border: 2px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
  text-decoration: none;
  overflow: hidden;
  transition: transform ${duration.press} ease-out;

  &:hover {
    border-color: ${color.brandEdge};
    background: ${color.brandTint};
  }

  &:active,
  &[data-pressed='true'] {
    transform: scale(0.98);
  }

  ${media.forcedColors} {
    border-color: LinkText;
  }
`;

/** The perforation is at the edge to the paper. */
export const Stub = styled.span`
  display: grid;
  flex: 1 1 5.5rem;
  place-items: center;
  min-inline-size: 0;
  padding: ${space(2)};
  border-inline-end: 4px dotted ${color.paper};
  background: ${color.brand};
  color: ${color.onBrand};
  text-align: center;

  /* Very long names are truncated. */
  & > span {
    max-block-size: 6rem;
    overflow: hidden;
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const Body = styled.span`
  display: flex;
  flex: 999 1 10rem;
  flex-direction: column;
  min-inline-size: 0;
  padding: ${space(2)} ${space(3)} 0;
  overflow-wrap: anywhere;
`;

/** The name, on one line with the phone number if both fit. */
export const Who = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(2)};
  font-size: ${size.xs};
`;

export const Name = styled.bdi`
  ${bold(700, size.md, 1.2)}
`;

/** Without a name, the number is the largest text. */
export const PhoneNumber = styled.span`
  &:first-child {
    ${bold(700, size.lg, 1.2)}
  }
`;

export const Description = styled.bdi`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 24;
  color: ${color.ink2};
  font-size: ${size.xs};
  line-height: 1.3;
`;

/** The last row, whose end is the place of the link to change the order. */
export const Price = styled.span`
  display: flex;
  align-items: center;
  min-block-size: ${target};
  margin-block-start: auto;
  padding-inline-end: 5rem;
  color: ${color.brandText};
`;

export const Change = styled(Anchor)`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  min-block-size: ${target};
  padding-inline: ${space(3)};
  color: ${color.brandText};
  font: 600 ${size.xs} / 1.2 ${font.body};
  text-underline-offset: 0.25em;

  &:focus-visible {
    outline-offset: -3px;
  }
`;
