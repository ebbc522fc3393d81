import styled from 'styled-components';
import { Bunting } from '#components/Bunting';
import { ScreenTitle } from '#components/PageHeader';
import { media, size, space } from '#theme/tokens';

/** The title and the text below it. */
export const Text = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.columns} {
    max-inline-size: 50%;
    padding-block: max(0rem, 4cqi - 2rem) max(0rem, 6cqi - 2rem);
  }
`;

export const Title = styled(ScreenTitle)`
  ${media.tablet} {
    max-inline-size: none;
    font-size: clamp(3.25rem, 5cqi, 4.75rem);
  }
`;

export const Lead = styled.p`
  max-inline-size: 34ch;
  font-size: clamp(${size.sm}, 1.4cqi, ${size.lg});
  text-wrap: balance;

  ${media.tablet} {
    max-inline-size: none;
  }
`;

/** The bunting hangs from the upper edge of the header, at the end of the content. */
export const Flags = styled(Bunting)`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: max(0px, (100% - 80rem) / 2);
  inline-size: min(48%, 44rem);

  ${media.belowColumns} {
    display: none;
  }
`;
