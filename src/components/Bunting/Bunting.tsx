import type { ComponentProps } from 'react';
import styled from 'styled-components';
import Drawing from './bunting.svg?react';

const Root = styled(Drawing)`
  && {
    background: none;
  }

  block-size: auto;
  pointer-events: none;

  @media print, (forced-colors: active) {
    display: none;
  }
`;

export type BuntingProps = Omit<ComponentProps<'svg'>, 'children'>;

/** A string of cut-paper flags on the brand, as wide as its container, in the same colours in each scheme. It is decorative and static. */
export function Bunting(props: BuntingProps) {
  return <Root aria-hidden="true" data-scheme="light" focusable="false" {...props} />;
}
