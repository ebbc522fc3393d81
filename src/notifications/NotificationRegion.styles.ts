import styled, { keyframes } from 'styled-components';
import { color, media, radius, safeArea, shadow, size, space } from '#theme/tokens';
import { ANIMATION_TIME } from './presets';

/** The distance to the corner of the screen. */
const block = space(3.5);
const inline = `min(${space(3.5)}, 4.375vw)`;
/** Phones: the notifications are 93vw wide. */
const phone = '@media (max-width: 29.99em)';
/** Small screens, also while the on-screen keyboard is open. */
const short = '@media (max-height: 24em)';
const motion = '@media (prefers-reduced-motion: no-preference)';
const moving = `${String(ANIMATION_TIME)}ms cubic-bezier(0.2, 0.8, 0.2, 1)`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(var(--colibri-from)); }
`;

const leave = keyframes`
  to { opacity: 0; transform: scale(0.94); }
`;

const shrink = keyframes`
  to { transform: scaleX(0); }
`;

/** Covers the visible part of the page, so that it clips no card's shadow. Only its notifications receive the pointer. */
export const Layer = styled.section`
  --colibri-focus: ${color.ink};
  --colibri-from: -0.75rem;

  position: fixed;
  inset: 0;
  z-index: 2147483647;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  padding-block: calc(var(--colibri-notifications-top, ${block}) + ${safeArea.top})
    calc(${space(12)} + ${safeArea.bottom});
  padding-inline: calc(var(--colibri-notifications-start, ${inline}) + ${safeArea.inline})
    calc(var(--colibri-notifications-end, ${inline}) + ${safeArea.inline});
  overflow: hidden auto;
  pointer-events: none;
  scrollbar-width: none;

  &[hidden] {
    display: none;
  }

  &[data-place^='bottom'] {
    --colibri-from: 0.75rem;

    padding-block: calc(${space(12)} + ${safeArea.top})
      calc(var(--colibri-notifications-bottom, ${block}) + ${safeArea.bottom});
  }

  @media print {
    display: none;
  }

  ${phone} {
    padding-inline: 3.5vw;
  }

  ${short} {
    &,
    &[data-place] {
      padding-block: calc(${space(1)} + ${safeArea.top}) calc(${space(1)} + ${safeArea.bottom});
    }
  }
`;

export const List = styled.ol`
  position: relative;
  flex: none;
  inline-size: min(var(--colibri-notifications-width, 18.75rem), 100%);
  margin-inline-start: auto;

  [data-place^='bottom'] > & {
    margin-block-start: auto;
  }
  [data-place$='center'] > & {
    margin-inline: auto;
  }
  [data-place$='start'] > & {
    margin-inline: 0;
  }

  /* Block layout: a grid sizes all of its rows again for each notification that arrives. */
  & > li + li {
    margin-block-start: ${space(3)};

    ${short} {
      margin-block-start: ${space(1)};
    }
  }

  ${phone} {
    inline-size: 100%;
  }
`;

export const Slot = styled.li`
  --colibri-glyph: ${color.paper};

  container-type: inline-size;
  pointer-events: auto;
  /* Moves to the side are swipes. */
  touch-action: pan-y pinch-zoom;

  &[data-tone='warning'] {
    --colibri-tone: ${color.marigold};
    --colibri-glyph: ${color.onMarigold};
  }
  &[data-tone='info'] {
    --colibri-tone: ${color.info};
  }
  &[data-tone='success'] {
    --colibri-tone: ${color.cactus};
  }
  &[data-tone='error'] {
    --colibri-tone: ${color.danger};
  }

  &[data-state='removed'] {
    pointer-events: none;
  }
`;

export const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${space(3)};
  align-items: start;
  padding-block: ${space(3.5)};
  padding-inline: min(${space(3.5)}, 4.375vw) ${space(1)};
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.paper};
  box-shadow: ${shadow.float};
  color: ${color.ink};
  font-size: ${size.sm};
  line-height: 1.5;

  ${motion} {
    animation: ${enter} ${moving};
    transition: translate ${moving};

    [data-state='removed'] > & {
      animation-name: ${leave};
      animation-fill-mode: forwards;
    }
  }

  & > button {
    grid-row: 1;
    grid-column: 3;
    margin-block: -${space(2)};
  }

  @container (max-width: 22.5rem) {
    column-gap: ${space(2)};
    padding-block: ${space(2.5)};

    & > button {
      margin-inline-start: -${space(3)};
    }
  }

  @container (max-width: 13rem) {
    align-items: center;

    & > button {
      margin-inline-end: -${space(1)};
    }
  }

  ${short} {
    align-items: center;
    padding-block: 0;

    & > button {
      margin-block: 0;
    }
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
  padding-block-start: 0.125rem;
  overflow-wrap: anywhere;

  & > div > :first-child {
    font-weight: 700;
  }

  & > button {
    margin-block-start: ${space(2)};
  }

  /* In a narrow card the message follows the title on the same line. */
  @container (max-width: 22.5rem) {
    font-size: ${size.xs};
    line-height: 1.35;

    & > div > * {
      display: inline;
    }

    & > div > * + ::before {
      content: ' ';
    }
  }

  @container (max-width: 13rem) {
    grid-row: 2;
    grid-column: 1 / -1;
    padding-block-start: ${space(2)};
  }
`;

export const TimeBar = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 4px;
  background: var(--colibri-tone);
  transform-origin: left;

  &:dir(rtl) {
    transform-origin: right;
  }
  ${motion} {
    animation: ${shrink} linear forwards;

    [data-paused] & {
      animation-play-state: paused;
    }
  }
  ${media.reducedMotion} {
    visibility: hidden;
  }
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
