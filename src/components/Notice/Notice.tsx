import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '#components/Icon';
import { color, media, radius, size, space } from '#theme/tokens';

const Root = styled.div`
  --colibri-focus: ${color.ink};

  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: flex-start;
  padding: ${space(3)} min(${space(4)}, 3cqi);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.marigoldTint};
  color: ${color.ink};
  font-size: ${size.xs};

  & > svg {
    flex: none;
  }

  & > div {
    flex: 1 1 8rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;

    ${media.tiny} {
      hyphens: auto;
    }
  }

  & a {
    color: inherit;
  }
`;

export type NoticeProps = ComponentProps<'div'>;

/** A permanent message on the page, for example that the payment is a demonstration. */
export function Notice({ children, ...rest }: NoticeProps) {
  return (
    <Root {...rest}>
      <Icon name="info" />
      <div>{children}</div>
    </Root>
  );
}
