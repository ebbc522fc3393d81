import styled from 'styled-components';
import { bold, color, media, radius, size, space } from '#theme/tokens';

/** A ticket with a perforated lower edge. */
export const Root = styled.div`
  --colibri-focus: ${color.ink};

  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(5)} ${space(5)} ${space(7)};
  color: ${color.ink};
  hyphens: auto;
  isolation: isolate;

  &::before {
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: ${radius.control} ${radius.control} 0 0;
    background: ${color.paper};
    content: '';
    mask:
      linear-gradient(currentColor 0 0) top / 100% calc(100% - 9px) no-repeat,
      radial-gradient(circle at 50% 100%, transparent 6px, currentColor 6.5px) bottom / 22px 9px
        round no-repeat;
  }

  & > a {
    align-self: end;
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;

    &::before {
      display: none;
    }
  }
`;

export const Title = styled.h3`
  ${bold(800, size.lg, 1.1)}
  text-wrap: balance;
`;

export const Eyebrow = styled.p`
  color: ${color.brandText};
  font-size: ${size.xs};
  font-weight: 700;
`;

/** A price wraps below its name if the name does not fit next to it. */
export const Price = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(2)};

  & > :first-child {
    flex: 1 1 9rem;
    max-inline-size: 100%;
  }

  & + & {
    border-block-start: 2px dotted ${color.hairline};
  }
`;
