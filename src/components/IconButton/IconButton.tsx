import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#components/Icon';
import { Root } from './IconButton.styles';

/** The props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The icon's name. */
  icon: IconName;
  /** The action's name for assistive technology. */
  label: string;
  /**
   * The surface the button stands on.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | undefined;
}

/** A round button with an icon alone; 44 px wide at 100 % text. */
export function IconButton({
  icon,
  label,
  surface = 'paper',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root aria-label={label} data-surface={surface} type={type} {...rest}>
      <Icon name={icon} />
    </Root>
  );
}
