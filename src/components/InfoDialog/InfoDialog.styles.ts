import styled, { keyframes } from 'styled-components';
import { bold, color, duration, radius, safeArea, shadow, size, space } from '#theme/tokens';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

export const Dialog = styled.dialog`
  --colibri-focus: ${color.ink};

  inline-size: min(26rem, 100% - min(${space(8)}, 10vw));
  max-inline-size: none;
  max-block-size: calc(
    100% - max(min(${space(8)}, 6vh), 2 * ${safeArea.top}, 2 * ${safeArea.bottom})
  );
  margin: auto;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.panel};
  background: ${color.paper};
  box-shadow: ${shadow.float};
  color: ${color.ink};
  overflow: auto;
  overscroll-behavior: contain;

  /* The page behind does not scroll. */
  html:has(&:modal) {
    overflow: hidden;
  }

  &::backdrop {
    background: ${color.shade};
    opacity: 0.6;
  }

  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: ${rise} ${duration.dialog} ease-out;
    }

    &::backdrop {
      animation: ${fadeIn} ${duration.dialog} ease-out;
    }

    /* Where it could not stay above the page while it fades out, it closes at once. */
    @supports (overlay: auto) {
      &,
      &::backdrop {
        transition: 120ms ease-in allow-discrete;
        transition-property: opacity, display, overlay;
      }

      &:not([open]),
      &:not([open])::backdrop {
        opacity: 0;
        pointer-events: none;
      }
    }
  }
`;

/** Centred below a picture, and otherwise at the start. */
export const Content = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)} min(${space(5)}, 6vw) 0;

  &:has(> [aria-hidden]) {
    justify-items: center;
    text-align: center;
  }
`;

/** Hidden on a low screen, which has no room for decoration. */
export const Illustration = styled.div`
  inline-size: min(9rem, 60%);

  @media (max-height: 24em) {
    display: none;
  }

  & > * {
    inline-size: 100%;
    block-size: auto;
  }
`;

export const Heading = styled.h2`
  max-inline-size: 100%;
  ${bold(800, size.lg, 1.05)}
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Body = styled.div`
  max-inline-size: 100%;
  color: ${color.ink2};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  & > * + p {
    margin-block-start: ${space(2)};
  }
`;

/** Stays in view while a long text scrolls, because the dialog opens with the focus on its button. */
export const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)} min(${space(5)}, 6vw) ${space(5)};
  background: ${color.paper};

  @media (max-height: 34em) {
    padding-block: ${space(2)};
  }
`;
