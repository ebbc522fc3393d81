import styled, { css } from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';

/** The border and background of a panel. */
export const panel = css`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
`;

/** A grid with as many columns as fit at their minimum width. */
export function columns(minimum: string) {
  return css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr));
    gap: ${space(4)};
  `;
}

/** Small secondary text. */
export const remark = css`
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.4 ${font.body};
  overflow-wrap: anywhere;

  & strong {
    color: ${color.ink};
  }
`;

/** The display face for short labels. */
export const loud = css`
  font: 800 ${size.md} / 1.2 ${font.display};
  letter-spacing: -0.015em;
`;

/** A panel that clips its content. */
export const Sheet = styled.section`
  ${panel}
  overflow: hidden;
  min-inline-size: 0;
`;

/** The header of a sheet in the colours of a carrier. */
export const Band = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  background: ${color.brand};
  color: ${color.onBrand};
  ${loud}
`;
