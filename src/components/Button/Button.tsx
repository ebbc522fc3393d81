import type { ComponentProps } from 'react';
import { Anchor, type LinkProps } from '../links/Anchor';
import { Root } from './Button.styles';
import { NativeButton } from './NativeButton';

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
  /**
   * The surface behind the button. On the brand, a primary button has the inverted colours.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, OwnProps {
  /**
   * Whether its action is in progress: it shows a spinner, keeps the focus and ignores presses, also as the button of a form.
   * Pass a text that says so, such as *Paying…*.
   * @default false
   */
  loading?: boolean | undefined;
}

/** Starts an action, in the carrier's colours. */
export function Button({
  variant = 'primary',
  size = 'medium',
  surface = 'paper',
  type = 'button',
  loading = false,
  ...rest
}: ButtonProps) {
  return (
    <Root
      as={NativeButton}
      data-loading={loading}
      data-size={size}
      data-surface={surface}
      data-variant={variant}
      loading={loading}
      type={type}
      {...rest}
    />
  );
}

export type ButtonLinkProps = LinkProps & Pick<ComponentProps<'a'>, 'children'> & OwnProps;

/** A link that looks like a {@link Button}. Use it for navigation. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  surface = 'paper',
  ...rest
}: ButtonLinkProps) {
  return (
    <Root as={Anchor} data-size={size} data-surface={surface} data-variant={variant} {...rest} />
  );
}
