import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '#components/Icon';
import { color, radius, size, space } from '#theme/tokens';

const Root = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: flex-start;
  padding: ${space(3)} ${space(4)};
  border-inline-start: 4px solid ${color.marigold};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
  font-size: ${size.xs};

  & > svg {
    flex: none;
    color: ${color.brandText};
  }

  & a {
    color: ${color.brandText};
  }
`;

/** A lasting remark on the page, such as that the payment is a demonstration. */
export function Notice({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <Root {...rest}>
      <Icon name="info" />
      <div>{children}</div>
    </Root>
  );
}
