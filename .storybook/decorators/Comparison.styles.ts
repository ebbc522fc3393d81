import styled from 'styled-components';
import { color, font, media, radius, size, space } from '#theme/tokens';
import { loud } from '../docs/sheets';

/** The name above a preview, in one line. */
export const Caption = styled.header`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  padding: 0 ${space(3)};
  min-block-size: 2.25rem;
  ${loud}
  font-size: ${size.xs};
  white-space: nowrap;

  & > i {
    flex: none;
    inline-size: 0.75em;
    block-size: 0.75em;
    border-radius: ${radius.round};
    background: ${color.brand};
    forced-color-adjust: none;
  }

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > button {
    min-block-size: 1.5rem;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink2};
    font: 600 ${size.xs} / 1.4 ${font.body};
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** Five previews across, or as many as fit at 200 px: two on a phone. */
export const Boxes = styled.div`
  --gap: ${space(3)};

  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(20% - 0.8 * var(--gap), min(12.5rem, 50% - 0.5 * var(--gap))), 1fr)
  );
  gap: var(--gap);
  align-items: start;

  & > [data-enlarged='true'] {
    grid-column: 1 / -1;
  }
`;

/** A preview, under a button that enlarges it. */
export const Preview = styled.div`
  position: relative;
  border-block-start: 1px solid ${color.hairline};

  & > button {
    position: absolute;
    inset: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }

  & > [aria-expanded='true'] {
    cursor: zoom-out;
  }
`;

export const Stage = styled.div`
  display: grid;
  gap: ${space(4)};

  &[data-pinned='true'] {
    ${media.desktop} {
      grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
      align-items: start;
    }
  }
`;

export const Pinned = styled.div`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space(4)};
  }
`;
