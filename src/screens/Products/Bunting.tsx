import styled from 'styled-components';
import { color, media } from '#theme/tokens';
import { besideBunting } from './Products.styles';

const Root = styled.svg`
  display: none;

  ${besideBunting} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: block;
    inline-size: 37%;
    block-size: auto;
    pointer-events: none;
  }

  ${media.desktop} {
    inline-size: min(48%, 38.75rem);
  }

  ${media.wide} {
    inline-size: min(48%, 52rem);
  }

  ${media.forcedColors} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** The path of the torn lower edge of a flag, 92 units wide, from right to left. */
const TORN = 'l-11.5 10-11.5-10-11.5 10-11.5-10-11.5 10-11.5-10-11.5 10-11.5-10z';

/** A string of cut-paper flags at the inline end of the header band. Decorative and static. */
export function Bunting() {
  return (
    <Root aria-hidden="true" focusable="false" viewBox="0 0 620 176">
      <path d={`M40 20l92 13v109${TORN}`} fill={color.marigold} />
      <path d={`M182 36l92 6v112${TORN}`} fill={color.indigo} />
      <path d={`M326 40l92-5v111${TORN}`} fill={color.cutPaper} />
      <path d={`M470 30l92-12v110${TORN}`} fill={color.cactus} />
      <path d="M0 12Q310 74 620 6" fill="none" stroke={color.cutPaper} strokeWidth="3" />
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
