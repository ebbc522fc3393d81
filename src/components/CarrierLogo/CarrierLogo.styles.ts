import styled from 'styled-components';
import { font, size, target } from '#theme/tokens';

export const Root = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
  font: 800 var(--colibri-logo-size, ${size.lg}) / 1.05 ${font.display};
  letter-spacing: -0.015em;
  /* Only names without a wordmark are text. Kerning a text of thousands of letters takes seconds. */
  font-kerning: none;
  overflow-wrap: anywhere;

  &[data-size='large'] {
    font-size: ${size.xl};
  }

  & > svg {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: 1em;
  }

  & > svg[viewBox$=' 2000'] {
    block-size: 2em;
  }

  /* In a header, two lines are not higher than the controls beside them. */
  &[data-size='large'] > svg[viewBox$=' 2000'] {
    block-size: ${target};
  }
`;
