import styled from 'styled-components';
import { edge } from '#theme/edges';
import { bold, color, gutter, media, safeArea, size, space } from '#theme/tokens';

/** Scallops with holes, in the band's `--colibri-fill` colour. They overlap the next band, in the `--colibri-behind` colour. */
const fringe = `
  z-index: 1;
  block-size: 1.4375rem;
  background:
    radial-gradient(circle at 50% 0.625rem, var(--colibri-behind) 0.25rem, transparent 0.28rem) 50% 0 / 2.75rem 1.4375rem repeat-x,
    radial-gradient(circle at 50% 0, var(--colibri-fill) 1.34rem, transparent 1.375rem) 50% 0 / 2.75rem 1.4375rem repeat-x;
  ${edge}
`;

/** The fringe of wide screens, with a distance of 60 px. */
const wideFringe = `
  block-size: 1.9375rem;
  background:
    radial-gradient(circle at 50% 0.875rem, var(--colibri-behind) 0.3125rem, transparent 0.34rem) 50% 0 / 3.75rem 1.9375rem repeat-x,
    radial-gradient(circle at 50% 0, var(--colibri-fill) 1.84rem, transparent 1.875rem) 50% 0 / 3.75rem 1.9375rem repeat-x;
`;

export const Root = styled.section`
  position: relative;
  background: var(--colibri-fill);

  &:focus {
    outline: none;
  }

  &[data-background='brand'] {
    --colibri-focus: ${color.onBrand};
    --colibri-fill: ${color.brand};

    color: ${color.onBrand};
  }

  &[data-background='ground'] {
    --colibri-fill: ${color.ground};
  }

  &[data-background='paper'] {
    --colibri-fill: ${color.paper};
  }

  &[data-background='indigo'] {
    --colibri-focus: ${color.onIndigo};
    --colibri-fill: ${color.indigo};

    color: ${color.onIndigo};
  }

  &[data-next='ground'] {
    --colibri-behind: ${color.ground};
  }

  &[data-next='paper'] {
    --colibri-behind: ${color.paper};
  }

  &[data-next='indigo'] {
    --colibri-behind: ${color.indigo};
  }

  &[data-next='foot'] {
    --colibri-behind: ${color.foot};
  }

  &::after {
    ${fringe}
  }

  ${media.desktop} {
    &::after {
      ${wideFringe}
    }
  }

  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
  }

  @media print {
    &[data-background] {
      background: none;
      color: ${color.ink};
    }
  }
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: ${space(16)} ${gutter} ${space(14)};

  &[data-columns='one'] {
    gap: ${space(6)};
  }

  ${media.desktop} {
    gap: ${space(16)};
    padding: ${space(24)} max(${space(12)}, ${safeArea.inline}) ${space(20)};

    &:not([data-columns='one']) {
      grid-template-columns: minmax(0, var(--colibri-start, 1fr)) minmax(
          0,
          var(--colibri-end, 1fr)
        );
      align-items: center;
    }

    &[data-columns='wide-end'] {
      --colibri-start: 5fr;
      --colibri-end: 7fr;
    }

    &[data-columns='wide-start'] {
      --colibri-start: 7fr;
      --colibri-end: 5fr;
    }
  }

  [data-background='brand'] > & {
    padding-block: ${space(9)} ${space(8)};

    ${media.desktop} {
      padding-block: ${space(14)} ${space(12)};
    }
  }
`;

export const Title = styled.h2`
  ${bold(800, size.xxl, 1.05)}
  text-wrap: balance;
`;

export const Lead = styled.p`
  max-inline-size: 38ch;
  font-size: ${size.md};
  text-wrap: pretty;

  [data-background='indigo'] & {
    max-inline-size: none;
  }

  [data-background='ground'] &,
  [data-background='paper'] & {
    color: ${color.ink2};
  }
`;
