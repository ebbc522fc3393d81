import styled, { css } from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';

/** The border and background of all separate blocks of a page. */
export const panel = css`
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
`;

/** Things side by side, as many as there is room for at their least width. */
export function columns(least: string) {
  return css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${least}), 1fr));
    gap: ${space(4)};
  `;
}

/** What is said in small print beside what is shown; its strong words are in ink. */
export const remark = css`
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.4 ${font.body};
  overflow-wrap: anywhere;

  & strong {
    color: ${color.ink};
  }
`;

/** The letters of what is written on the brand, and of what leads on. */
export const loud = css`
  font: 800 ${size.md} / 1.2 ${font.display};
  letter-spacing: -0.015em;
`;

/** A sheet of paper, which cuts off what it holds at its corners. */
export const Sheet = styled.section`
  ${panel}
  overflow: hidden;
  min-inline-size: 0;
`;

/** What a sheet is headed by, in the colour of the carrier that it stands for. */
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
