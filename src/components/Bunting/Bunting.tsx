import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color } from '#theme/tokens';

const Root = styled.svg`
  && {
    background: none;
  }

  display: block;
  block-size: auto;
  pointer-events: none;

  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** The path of the torn lower edge of a flag, 92 units wide, from right to left. */
const TORN = 'l-11.5 10-11.5-10-11.5 10-11.5-10-11.5 10-11.5-10-11.5 10-11.5-10z';

export type BuntingProps = Omit<ComponentProps<'svg'>, 'children'>;

/** A string of cut-paper flags on the brand, as wide as its container, in the same colours in each scheme. It is decorative and static. */
export function Bunting(props: BuntingProps) {
  return (
    <Root aria-hidden="true" data-scheme="light" focusable="false" viewBox="0 0 620 176" {...props}>
      <path d={`M40 9l92 18v115${TORN}`} fill={color.marigold} />
      <path d={`M182 36l92 6v112${TORN}`} fill={color.indigo} />
      <path d={`M326 40l92-5v111${TORN}`} fill={color.cutPaper} />
      <path d={`M470 29l92-18v117${TORN}`} fill={color.cactus} />
      <path d="M0-2Q310 86 620-4" fill="none" stroke={color.cutPaper} strokeWidth="3" />
      <circle cx="86" cy="88" fill={color.brand} r="24" />
      <g fill={color.cutPaper}>
        <circle cx="86" cy="68" r="8" />
        <circle cx="66" cy="88" r="8" />
        <circle cx="106" cy="88" r="8" />
        <circle cx="86" cy="108" r="8" />
        <path d="M204 104h10v28h-10zM222 90h10v42h-10zM240 76h10v56h-10z" />
      </g>
      <circle cx="86" cy="88" fill={color.marigold} r="7.5" />
      <rect fill={color.onMarigold} height="66" rx="6" width="40" x="352" y="60" />
      <path d="M357 68h30v46h-30z" fill={color.marigold} />
      <path d="M364 91l6.5 6.5 11-13" fill="none" stroke={color.onMarigold} strokeWidth="4" />
      <path
        d="M516 48l20 26-20 26-20-26zm0 13l-10 13 10 13 10-13z"
        fill={color.marigold}
        fillRule="evenodd"
      />
    </Root>
  );
}
