import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { font, size } from '#theme/tokens';
import { themeOf } from '#theme/themes';
import { wordmarks } from './wordmarks';

export { wordmarks } from './wordmarks';

const Root = styled.span`
  display: inline-flex;
  max-inline-size: 100%;
  font: 800 ${size.lg} / 1.05 ${font.display};
  letter-spacing: -0.015em;
  /* Only codes without a wordmark are text. Kerning a text of thousands of letters takes seconds. */
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
`;

/** The props of {@link CarrierLogo}. */
export interface CarrierLogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The carrier's code, such as the one in the product list. */
  code: string;
  /**
   * The size of the wordmark.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
}

/** A carrier's wordmark with an accessible name. Without a wordmark it shows the code as text. */
export function CarrierLogo({ code, size: height = 'medium', ...rest }: CarrierLogoProps) {
  const wordmark = wordmarks.get(code);
  const image = wordmark && ({ 'aria-label': themeOf(code).name, role: 'img' } as const);
  return (
    <Root data-size={height} {...image} {...rest}>
      {wordmark ?? code}
    </Root>
  );
}
