import type { ComponentProps, MouseEvent } from 'react';
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
  /**
   * The surface behind the button. On the brand, a primary button has the inverted colours.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | undefined;
}

export interface ButtonProps extends ComponentProps<'button'>, OwnProps {
  /**
   * Whether its action is in progress: it keeps the focus and ignores presses, also as the button of a form.
   * @default false
   */
  loading?: boolean | undefined;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
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
      data-size={size}
      data-surface={surface}
      data-variant={variant}
      type={type}
      {...rest}
      {...(loading && { 'aria-disabled': true, onClick: ignore })}
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
