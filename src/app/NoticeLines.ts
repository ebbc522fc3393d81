import styled from 'styled-components';
import { space } from '#theme/tokens';

/** The lines above a screen. */
export const NoticeLines = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};

  @media print {
    display: none;
  }
`;
