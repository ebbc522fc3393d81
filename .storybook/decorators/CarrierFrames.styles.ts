import styled from 'styled-components';
import { color, font, media, radius, size, space } from '#theme/tokens';
import { loud } from '../docs/sheets';

export const Caption = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
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

  & > small {
    margin-inline-start: auto;
    color: ${color.ink2};
    font: 400 ${size.xs} / 1.4 ${font.body};
    letter-spacing: normal;
  }

  & > button {
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink2};
    font: 600 ${size.xs} / 1.4 ${font.body};
    letter-spacing: normal;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** Ten frames in two rows of five, four schemes in a row, or a row of ten that scrolls where it does not fit. */
export const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    &[data-by='scheme'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  &[data-layout='row'] {
    grid-template-columns: repeat(10, minmax(6rem, 1fr));
    overflow-x: auto;
  }

  &[data-layout='narrow'] {
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  }

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

export const Canvas = styled.div`
  padding: ${space(3)};
`;

export const Pinned = styled.div`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space(4)};
  }
`;
