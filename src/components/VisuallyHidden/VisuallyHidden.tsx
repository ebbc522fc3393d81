import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/visuallyHidden';

const Root = styled.span`
  ${visuallyHidden}
`;

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Visually hidden text for assistive technology. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
