import styled from 'styled-components';
import { color, font, gutter, media, size, space } from '#theme/tokens';

export const Products = styled.div`
  display: grid;
  gap: ${space(3)};
`;

export const Chunk = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.wide} {
    gap: ${space(4)};
  }

  /* The focus outline overflows the edge of the chunk. */
  &[data-long='true'] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 600rem;
    overflow-clip-margin: ${space(3)};
  }
`;

/** The error of the group, above its products. */
export const GroupError = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${color.danger};
  font: 700 ${size.xs} / 1.35 ${font.body};

  & > svg {
    flex: none;
  }
`;

export const Placeholders = styled(Chunk)`
  align-content: start;
  padding-inline: calc(${gutter} - ${space(3)}) ${gutter};

  ${media.desktop} {
    padding: 0;
  }
`;

export const ResetRow = styled.p`
  padding-block-start: ${space(2)};
`;

export const Empty = styled.div`
  align-self: start;
  padding-inline: ${space(2)} ${gutter};

  ${media.desktop} {
    padding: 0;
  }
`;
