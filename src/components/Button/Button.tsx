import type { ComponentProps } from 'react';
import { Anchor, type LinkProps } from '../links/Anchor';
import { Root } from './Button.styles';

interface OwnProps {
  /**
   * The emphasis of the action. Use one primary button on a screen.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /**
   * The size: large fills its container.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
}

/** The props of {@link Button}. */
export interface ButtonProps extends ComponentProps<'button'>, OwnProps {}

/** Starts an action, in the carrier's colours. */
export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  ...rest
}: ButtonProps) {
  return <Root data-size={size} data-variant={variant} type={type} {...rest} />;
}

/** The props of {@link ButtonLink}. */
export type ButtonLinkProps = LinkProps & OwnProps & Pick<ComponentProps<'a'>, 'children'>;

/** A link that looks like a {@link Button}. Use it for navigation. */
export function ButtonLink({ variant = 'primary', size = 'medium', ...rest }: ButtonLinkProps) {
  return <Root as={Anchor} data-size={size} data-variant={variant} {...rest} />;
}
