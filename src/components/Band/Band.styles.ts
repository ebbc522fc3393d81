import styled from 'styled-components';
import { edge } from '#theme/edges';
import { grid } from '#theme/grid';
import { bold, color, media, size, space } from '#theme/tokens';

/** Scallops with a distance of `pitch`. Their holes show the next band, which they overlap. All values are in rem. */
function fringe(pitch: number, holeRadius: number, holeCentre: number): string {
  const tile = `50% 0 / ${String(pitch)}rem 100% repeat-x`;
  const radius = pitch / 2;
  return `
    block-size: ${String(radius + 0.0625)}rem;
    background: radial-gradient(circle at 50% 0, var(--colibri-fill) ${String(radius - 0.035)}rem, transparent ${String(radius)}rem) ${tile};
    mask: radial-gradient(circle at 50% ${String(holeCentre)}rem, transparent ${String(holeRadius)}rem, currentColor ${String(holeRadius + 0.03)}rem) ${tile};
  `;
}

export const Root = styled.section`
  --colibri-fill: ${color.ground};

  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  ${grid}
  padding-block: ${space(16)} ${space(14)};
  background: var(--colibri-fill);

  &:focus {
    outline: none;
  }

  &[data-background='paper'] {
    --colibri-fill: ${color.paper};
  }

  &[data-background='indigo'] {
    --colibri-focus: ${color.onIndigo};
    --colibri-fill: ${color.indigo};

    color: ${color.onIndigo};
  }

  &[data-background='brand'] {
    --colibri-focus: ${color.onBrand};
    --colibri-fill: ${color.brand};

    padding-block: ${space(9)} ${space(8)};
    color: ${color.onBrand};
  }

  &:not([data-columns='one']) {
    gap: ${space(8)};
  }

  &::after {
    z-index: 1;
    ${fringe(2.75, 0.25, 0.625)}
    ${edge}
  }

  ${media.columns} {
    &:not([data-columns='one']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: clamp(${space(8)}, 5cqi, ${space(16)});
      align-items: center;
    }

    &[data-columns='wide-end'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }

    &[data-columns='wide-start'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }

  ${media.desktop} {
    padding-block: ${space(22)} ${space(14)};

    &[data-background='brand'] {
      padding-block: ${space(14)} ${space(12)};
    }

    &::after {
      ${fringe(3.75, 0.3125, 0.875)}
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
