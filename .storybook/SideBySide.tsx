import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { useSettled } from './useSettled';
import type { Theme } from '../src/components/theme/contract';
import { color, font, radius, size, space } from '../src/components/theme/tokens';

/** The least width of a cell: a phone's. */
const PHONE = '22.5rem';

function columns(width: string): string {
  return `
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${width}), 1fr));
    gap: ${space(6)};
    padding: ${space(6)};
  `;
}

const Grid = styled.div`
  ${columns(PHONE)}
`;

/**
 * On the canvas the body is the grid, so that the first cell stands in line with the others. Its
 * rule outweighs those of the layouts, which Storybook writes as classes of the body.
 */
const BodyGrid = createGlobalStyle<{ $width: string }>`
  body[class][class] {
    ${({ $width }) => columns($width)}
  }

  #storybook-root, .side-by-side {
    display: contents;
  }

  /* What stands over the page takes no place in the grid. */
  body > :not(#storybook-root, .side-by-side) {
    position: absolute;
  }
`;

/** Its name is of the style's making, so that the story alone is in its text. */
const Cell = styled.section`
  overflow: hidden;
  min-inline-size: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  transform: translate(0);

  &::before {
    content: attr(data-name);
    display: block;
    padding: ${space(2)} ${space(4)};
    background: ${color.ink};
    color: ${color.paper};
    font: 700 ${size.xs} ${font.body};
  }
`;

/** A container, so that a story sees its cell's width and not the canvas's. */
const Ground = styled.div`
  container-type: inline-size;

  &[data-padded='true'] {
    padding: ${space(5)};
  }
`;

const Waiting = styled.p`
  padding: ${space(4)};
  color: ${color.ink2};
  font: 400 ${size.xs} / 1.4 ${font.body};
`;

/** A story in one of the themes. */
export interface ThemedStory {
  theme: Theme;
  story: ReactNode;
}

interface CarrierViewProps {
  /** The story once for each theme. */
  cells: readonly ThemedStory[];
  /** Whether the story needs room around it. */
  padded: boolean;
}

function ThemedCell({ theme, story, padded }: ThemedStory & { padded: boolean }) {
  return (
    <Cell data-carrier={theme.code} data-name={theme.name}>
      <Ground data-padded={padded}>{story}</Ground>
    </Cell>
  );
}

/** The story in one theme, which fills the canvas. */
export function SingleCarrier({ cells, padded }: CarrierViewProps) {
  return cells.map(({ theme, story }) => (
    <Ground data-carrier={theme.code} data-padded={padded} key={theme.code}>
      {story}
    </Ground>
  ));
}

/** All themes on one docs page, where no story plays. */
export function InlineSideBySide({ cells, padded }: CarrierViewProps) {
  return (
    <Grid>
      {cells.map((cell) => (
        <ThemedCell key={cell.theme.code} padded={padded} {...cell} />
      ))}
    </Grid>
  );
}

const Frame = styled.iframe`
  display: block;
  inline-size: 100%;
  border: 0;
`;

/** A story that cannot share its document with another of its kind. */
export interface FramedStory {
  /** The story's id. */
  id: string;
  /** The height that it needs, in CSS. */
  height: string;
  /** The toolbar's values. */
  globals: Readonly<Record<string, unknown>>;
}

interface FramedSideBySideProps {
  themes: readonly Theme[];
  story: FramedStory;
}

function frameAddress({ id, globals }: FramedStory, carrier: string): string {
  const values = Object.entries({ ...globals, carrier })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ viewMode: 'story', id, globals: values.join(';') }).toString()}`;
}

/** All themes in frames, where what stands over a whole page stands over its own. */
export function FramedSideBySide({ themes, story }: FramedSideBySideProps) {
  return (
    <Grid>
      {themes.map(({ code, name }) => (
        <Cell data-carrier={code} data-name={name} key={code}>
          <Frame
            loading="lazy"
            src={frameAddress(story, code)}
            style={{ blockSize: story.height }}
            title={name}
          />
        </Cell>
      ))}
    </Grid>
  );
}

interface SideBySideProps extends CarrierViewProps {
  /** The story's id. */
  id: string;
  /** The width of the viewport that the story is seen in, if it has one: each cell gets as much. */
  width: string | undefined;
}

/**
 * All themes on the canvas. The first cell alone stands in the story's root and is under test: the
 * others come after its run, and are inert in any later one, so that a `play` and the checks find
 * one story, as they were written for.
 */
export function SideBySide({ id, cells, padded, width = PHONE }: SideBySideProps) {
  const settled = useSettled(id);
  const [first, ...others] = cells;
  if (first === undefined) return null;
  const waiting = <Waiting>It follows when the first one has come to its end.</Waiting>;
  return (
    <>
      <BodyGrid $width={width} />
      <ThemedCell padded={padded} {...first} />
      {createPortal(
        <div className="side-by-side" inert={!settled.now}>
          {others.map(({ theme, story }) => (
            <ThemedCell
              key={theme.code}
              padded={padded}
              story={settled.once ? story : waiting}
              theme={theme}
            />
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}
