import type { ComponentProps } from 'react';
import type { Theme } from '#theme/contract';
import { Root } from './CarrierLogo.styles';

export interface LogoProps
  extends Omit<ComponentProps<'span'>, 'children'>, Pick<Theme, 'name' | 'wordmark'> {
  /** The size of the wordmark. */
  size?: 'medium' | 'large' | undefined;
}

/** A wordmark with an accessible name. Without a wordmark it shows the name as text. */
export function Logo({ name, wordmark, size: height = 'medium', ...rest }: LogoProps) {
  const image = wordmark !== undefined && ({ 'aria-label': name, role: 'img' } as const);
  return (
    <Root data-size={height} translate="no" {...image} {...rest}>
      {wordmark ?? name}
    </Root>
  );
}
