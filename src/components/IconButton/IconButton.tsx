import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconName } from '#components/Icon';
import { Anchor, type LinkProps } from '../links/Anchor';
import { Root } from './IconButton.styles';

interface OwnProps {
  /** The icon's name, or an own icon: an `Icon` with children, or any `svg`. */
  icon: IconName | ReactElement;
  /** The accessible name. */
  label: string;
  /**
   * The surface behind the button: paper, the brand or a picture. On a picture it is a disc of paper.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | 'picture' | undefined;
}

function drawn(icon: OwnProps['icon']): ReactElement {
  return typeof icon === 'string' ? <Icon name={icon} /> : icon;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, OwnProps {}

/** A round button that shows only an icon. It is 44 px wide at 100 % text. */
export function IconButton({
  icon,
  label,
  surface = 'paper',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root aria-label={label} data-surface={surface} type={type} {...rest}>
      {drawn(icon)}
    </Root>
  );
}

export type IconLinkProps = LinkProps & OwnProps;

/** A link that looks like an {@link IconButton}, such as the arrow back to the previous screen. */
export function IconLink({ icon, label, surface = 'paper', ...rest }: IconLinkProps) {
  return (
    <Root aria-label={label} as={Anchor} data-surface={surface} {...rest}>
      {drawn(icon)}
    </Root>
  );
}
