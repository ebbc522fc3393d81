import styled from 'styled-components';
import { pressable } from '#theme/pressable';
import { bold, color, font, media, radius, size, space, target } from '#theme/tokens';
import { Anchor } from '../links/Anchor';

export const Root = styled.div`
  --colibri-focus: ${color.ink};

  position: relative;
  display: grid;
`;

/** A ticket: a stub of the brand, and paper. The stub is a strip above it if the text is large. */
export const Ticket = styled(Anchor)`
  display: flex;
  flex-wrap: wrap;
  min-block-size: 5.4375rem;
  padding: 0;
  border: 2px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
  font: 400 ${size.xs} / 1.3 ${font.body};
  text-align: start;
  text-decoration: none;
  overflow: hidden;
  overflow-wrap: anywhere;
  ${pressable(0.98)}

  &:hover {
    border-color: ${color.brandEdge};
  }
`;

export const Stub = styled.span`
  display: grid;
  flex: 1 1 4.5rem;
  place-items: center;
  padding: ${space(2)};
  border-inline-end: 4px dotted ${color.paper};
  background: ${color.brand};
  color: ${color.onBrand};
  text-align: center;

  /* The product cannot be bought. */
  [data-quiet='true'] > & {
    background: ${color.brandTint};
    color: ${color.brandText};
  }
`;

export const Body = styled.span`
  display: flex;
  flex: 999 1 11rem;
  flex-direction: column;
  min-inline-size: 0;
  padding: ${space(2.5)} ${space(3)};
`;

export const Name = styled.bdi`
  font-weight: 600;
`;

/** The number, and at its end what a press leads to. It is the first line of each card, with and without a name. */
export const Line = styled.span`
  display: flex;
  order: -1;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
`;

export const Phone = styled.span`
  ${bold(800, size.lg, 1.2)}
`;

export const Action = styled.span`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: end;
  color: ${color.brandText};
  font-weight: 700;

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-inline-end: -${space(1)};

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }
`;

/** Two lines, or one below a name, so that nothing moves when the details are loaded. */
export const Details = styled.span`
  display: -webkit-box;
  min-block-size: 2lh;
  overflow: hidden;
  color: ${color.ink2};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  bdi ~ & {
    min-block-size: 1lh;
    -webkit-line-clamp: 1;
  }

  &&& {
    ${media.tiny} {
      -webkit-line-clamp: 5;
    }
  }

  /* The room for the other action. */
  [data-end='true'] & {
    margin-inline-end: ${space(16)};

    ${media.tiny} {
      margin-inline-end: 0;
      margin-block-end: ${target};
    }
  }
`;

export const Validity = styled.span`
  color: ${color.ink};
  font-weight: 600;

  &::after {
    content: ' ·';
  }
`;

/** In place of the price, or of the details, while they load. */
export const Blank = styled.span`
  display: inline-block;
  inline-size: 2.5rem;
  block-size: 0.875rem;
  border-radius: ${radius.round};
  background: ${color.hairline};

  &[data-wide='true'] {
    inline-size: 8rem;
    vertical-align: middle;
  }
`;

export const End = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: ${space(3)};
  color: ${color.brandText};
`;
