import styled from 'styled-components';
import { grid } from '#theme/grid';
import { scallop } from '#theme/scallop';
import { color, font, gutter, media, radius, shadow, size, space } from '#theme/tokens';
import { noticeRoom } from '../shared/clearOfNotices';

/** How tall the phone's part is; until that is known, as tall as it is without an error. */
const phoneSize = 'var(--phone-size, 7.75rem)';

/**
 * A part of the side panel: as tall as what it holds, and in view while the list scrolls. Both parts
 * stand in the one cell beside the list, the lower one as far down as the upper one is tall.
 */
const inView = `
  grid-area: 1 / 2;
  align-self: start;

  @media (min-height: 36em) {
    position: sticky;
    inset-block-start: calc(${space(4)} + var(--above, 0px));
  }
`;

export const Layout = styled.form`
  display: grid;
  flex: 1;
  grid-template-rows: auto 1fr auto;

  ${media.desktop} {
    ${grid}
    grid-template-rows: auto;
    grid-template-columns: minmax(0, 1fr) 20.75rem;
    column-gap: ${space(7)};
    align-content: start;
    padding-block: ${space(8)};
  }
`;

export const Phone = styled.div`
  --focus: ${color.onBrand};

  position: relative;
  min-inline-size: 0;
  margin-block-end: 11px;
  padding: calc(${space(1)} + ${noticeRoom}) ${gutter} ${space(5)};
  background: ${color.brand};
  color: ${color.onBrand};

  &::after {
    ${scallop}
  }

  ${media.forcedColors} {
    border-block-end: 2px solid CanvasText;

    &::after {
      display: none;
    }
  }

  ${media.desktop} {
    --focus: ${color.ink};

    ${inView}
    margin: 0;
    padding: ${space(5)} ${space(5)} ${space(4)};
    border-radius: ${radius.panel} ${radius.panel} 0 0;
    background: ${color.paper};
    color: ${color.ink};

    &::after {
      display: none;
    }
  }
`;

export const List = styled.div`
  min-inline-size: 0;
  padding: ${space(6)} 0 ${space(6)} ${space(3)};

  /* A name without end is cut, so that the next category stays in reach. */
  & [role='tab'] {
    flex: none;
    max-block-size: 8rem;
    overflow: hidden;
  }

  & [role='tabpanel'] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  ${media.desktop} {
    display: grid;
    grid-area: 1 / 1;
    padding: 0;

    & [role='tabpanel'] {
      border-start-end-radius: ${radius.panel};
      border-end-end-radius: ${radius.panel};
    }
  }
`;

export const Products = styled.div`
  display: grid;
  gap: ${space(3)};

  /* The mark of the end takes no room of its own. */
  & > :last-child {
    margin-block-start: -${space(3)};
  }
`;

export const Part = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  }

  /* The outline of what has the focus stands over the part's edge. */
  &[data-long='true'] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 600rem;
    overflow-clip-margin: ${space(3)};
  }
`;

/** The empty state of a carrier, in the place of its list. */
export const Empty = styled.div`
  align-self: start;
  padding-inline: ${space(2)} ${gutter};

  ${media.desktop} {
    padding: 0;
  }
`;

/** What is missing: the group's error, above its products. */
export const Missing = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  margin-block-end: ${space(3)};
  color: ${color.danger};
  font: 700 ${size.xs} / 1.35 ${font.body};

  & > svg {
    flex: none;
  }
`;

export const PayBar = styled.div`
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(3)} ${gutter} ${space(4)};
  padding-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  background: ${color.paper};
  box-shadow: ${shadow.bar};

  @media (min-height: 36em) {
    @container (min-width: 18rem) and (max-width: 56.24rem) {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
    }
  }

  ${media.forcedColors} {
    border-block-start: 1px solid CanvasText;

    ${media.desktop} {
      border: 0;
    }
  }

  ${media.desktop} {
    ${inView}
    --above: ${phoneSize};

    margin-block-start: ${phoneSize};
    padding: 0 ${space(5)} ${space(6)};
    border-radius: 0 0 ${radius.panel} ${radius.panel};
    box-shadow: none;

    &::before {
      border-block-start: 2px dashed ${color.hairline};
      content: '';
    }
  }
`;

/** What is about to be bought: of a text without end only the beginning, since the bar stays in sight. */
export const Chosen = styled.div`
  min-inline-size: 0;

  & p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
  }
`;

export const Nothing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  /* Below the words, where there is no room beside them, the button's focus ring stays clear of them. */
  gap: ${space(1.5)} ${space(4)};
  color: ${color.ink2};
  font: 700 ${size.sm} / 1.35 ${font.body};

  /* The text that comes with the list keeps its place. */
  &[data-waiting='true'] > p {
    visibility: hidden;
  }
`;

/** The foot comes with the list: before, it would stand where the list will be. */
export const Foot = styled.div`
  &[data-waiting='true'] {
    visibility: hidden;
  }
`;
