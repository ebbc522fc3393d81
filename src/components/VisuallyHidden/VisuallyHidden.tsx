import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/visuallyHidden';

const Root = styled.span`
  ${visuallyHidden}
`;

/** Visually hidden text for assistive technology. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <Root {...props} />;
}
