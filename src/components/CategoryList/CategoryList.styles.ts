import styled from 'styled-components';
import { color, font, media, radius, size, space, target } from '#theme/tokens';

export const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / clamp(7rem, 34cqi - 12rem, 13rem) minmax(0, 1fr);

  ${media.tiny} {
    grid-template: none / minmax(0, 1fr);
  }

  /* One category needs no rail: its name is above the products. */
  &:has(> [role='tablist'] > :only-child) {
    grid-template: none / minmax(0, 1fr);

    & > [role='tablist'] {
      padding-block-end: 0;
    }

    & > [role='tabpanel'] {
      grid-area: auto;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }

    & > [role='tablist'] > button {
      border-inline-start-color: transparent;
      border-start-end-radius: var(--colibri-panel-end-radius, ${radius.panel});
      border-end-start-radius: 0;
    }
  }
`;

export const Tabs = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding-block-end: ${space(4)};
`;

export const Tab = styled.button`
  flex: none;
  min-block-size: ${target};
  padding-block: ${space(3)};
  padding-inline: ${space(3)} ${space(2)};
  border: 0;
  border-inline-start: 4px solid transparent;
  border-start-start-radius: ${radius.control};
  border-end-start-radius: ${radius.control};
  background: none;
  color: ${color.ink2};
  font: 700 ${size.xs} / 1.25 ${font.body};
  text-align: start;
  overflow-wrap: anywhere;
  hyphens: auto;

  /* A skeleton. */
  &:is(span) {
    display: grid;
    align-items: center;
  }

  &:hover {
    color: ${color.brandText};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-selected='true'] {
    border-inline-start-color: ${color.brandEdge};
    background: ${color.paper};
    color: ${color.brandText};
  }

  /* Above the panel instead of next to it, the list is a separate card. */
  ${media.tiny} {
    border-radius: ${radius.control};
  }

  ${media.desktop} {
    font-size: ${size.sm};
  }

  ${media.forcedColors} {
    border-inline-start-color: Canvas;

    &[aria-selected='true'] {
      border-inline-start-color: Highlight;
    }
  }
`;

/** A very long name is cut after `--colibri-tab-lines`, if it is set, so that the next category stays reachable. */
export const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--colibri-tab-lines, none);
`;

export const Panel = styled.div`
  --colibri-focus: ${color.ink};

  display: grid;
  grid-area: 1 / 2 / span 2;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  align-content: start;
  min-block-size: 18rem;
  padding: ${space(4)} min(${space(5)}, 2.5cqi);
  border-radius: ${radius.panel};
  background: ${color.paper};

  &[data-first] {
    border-start-end-radius: var(--colibri-panel-end-radius, ${radius.panel});
    border-end-end-radius: var(--colibri-panel-end-radius, ${radius.panel});
  }

  &[data-first='true'] {
    border-start-start-radius: 0;
  }

  ${media.tiny} {
    grid-area: auto;
    min-block-size: 6rem;

    &[data-first='true'] {
      border-start-start-radius: ${radius.panel};
    }
  }
`;

export const End = styled.div`
  padding-inline: ${space(4)} ${space(2)};
`;
