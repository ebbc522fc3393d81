import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '#components/Icon';
import { color, font, size, space } from '#theme/tokens';

const Message = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  color: ${color.danger};
  font: 700 ${size.xs} / 1.35 ${font.body};

  & > svg {
    flex: none;
  }
`;

/** The error above a group of options. */
export function GroupError({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <Message {...rest}>
      <Icon name="alert" />
      <span>{children}</span>
    </Message>
  );
}
