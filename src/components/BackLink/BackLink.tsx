import type { ComponentProps } from 'react';
import { Icon } from '#components/Icon';
import { Root } from './BackLink.styles';

/** The props of {@link BackLink}. */
export interface BackLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The address it leads to. */
  href: string;
  /** Where it leads, for assistive technology. */
  label: string;
}

/** The round arrow on the brand that leads back to the screen before. */
export function BackLink({ label, ...rest }: BackLinkProps) {
  return (
    <Root aria-label={label} {...rest}>
      <Icon name="back" />
    </Root>
  );
}
