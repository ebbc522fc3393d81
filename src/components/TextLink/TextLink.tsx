import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, size, target } from '#theme/tokens';
import { Anchor, type LinkProps } from '../links/Anchor';
import { plainButton } from '../links/inlineLink';

const Root = styled(Anchor)`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: ${target};
  color: inherit;
  font-weight: 700;
  text-underline-offset: 0.3em;

  &[data-variant='brand'] {
    color: ${color.brandText};
  }

  &[data-variant='quiet'] {
    color: ${color.brandText};
    font-size: ${size.xs};
    font-weight: 600;
    text-underline-offset: 0.25em;
  }
`;

export type TextLinkProps = LinkProps &
  Pick<ComponentProps<'a'>, 'children'> & {
    /**
     * The look: the colour of the surrounding text, that of the brand, or a smaller text in that of the brand.
     * @default 'inherit'
     */
    variant?: 'inherit' | 'brand' | 'quiet' | undefined;
  };

/** A link on a separate line, with a target for touch. */
export function TextLink({ variant = 'inherit', ...rest }: TextLinkProps) {
  return <Root data-variant={variant} {...rest} />;
}
