import styled from 'styled-components';
import { Bunting } from '#components/Bunting';
import { ScreenTitle } from '#components/PageHeader';
import { media, size, space } from '#theme/tokens';

/** The widths at which the bunting fits next to the title: 736 px and more at 100 % text. */
const withBunting = '@container (min-width: 46rem)';

/** The title and the text below it. */
export const Text = styled.div`
  display: grid;
  gap: ${space(4)};

  ${withBunting} {
    max-inline-size: 60%;
  }

  ${media.desktop} {
    max-inline-size: 50%;
    padding-block: ${space(5)} ${space(11)};
  }

  ${media.wide} {
    padding-block: ${space(10)} ${space(16)};
  }
`;

export const Title = styled(ScreenTitle)`
  ${media.tablet} {
    max-inline-size: none;
    font-size: 3.25rem;
  }

  ${media.desktop} {
    font-size: ${size.display};
  }

  ${media.wide} {
    font-size: 4.75rem;
  }
`;

export const Lead = styled.p`
  max-inline-size: 34ch;
  font-size: ${size.sm};
  text-wrap: balance;

  ${media.tablet} {
    max-inline-size: none;
    font-size: ${size.md};
  }

  ${media.wide} {
    font-size: ${size.lg};
  }
`;

/** The bunting hangs from the upper edge of the header, at the inline end. */
export const Flags = styled(Bunting)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  inline-size: 37%;

  @container (max-width: 45.99rem) {
    display: none;
  }

  ${media.desktop} {
    inline-size: min(48%, 38.75rem);
  }

  ${media.wide} {
    inline-size: min(48%, 52rem);
  }
`;
