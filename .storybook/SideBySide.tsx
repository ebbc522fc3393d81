import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import type { Theme } from '../src/components/theme/contract';
import { color, font, radius, size, space } from '../src/components/theme/tokens';

const columns = `
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22.5rem), 1fr));
  gap: ${space(6)};
  padding: ${space(6)};
`;

const Grid = styled.div`
  ${columns}
`;

/** On the canvas the body is the grid, so that the first cell stands in line with the others. */
const BodyGrid = createGlobalStyle`
  body {
    ${columns}
  }

  #storybook-root, .side-by-side {
    display: contents;
  }
`;

const Cell = styled.section`
  overflow: hidden;
  min-inline-size: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  transform: translate(0);
`;

const Name = styled.p`
  padding: ${space(2)} ${space(4)};
  background: ${color.ink};
  color: ${color.paper};
  font: 700 ${size.xs} ${font.body};
`;

/** A container, so that a story sees its cell's width and not the canvas's. */
const Ground = styled.div`
  container-type: inline-size;

  &[data-padded='true'] {
    padding: ${space(5)};
  }
`;

interface ThemedStory {
  theme: Theme;
  story: ReactNode;
}

interface CarrierViewProps {
  /** The story once for each theme. */
  cells: readonly ThemedStory[];
  /** Whether the story needs room around it. */
  padded: boolean;
}

interface SideBySideProps extends CarrierViewProps {
  /** Whether every cell stays in the story's own root. */
  inline: boolean;
}

function ThemedCell({ theme, story, padded }: ThemedStory & { padded: boolean }) {
  return (
    <Cell data-carrier={theme.code}>
      <Name>{theme.name}</Name>
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

/**
 * All themes on one page. On the canvas only the first cell stands in the story's root and the
 * others after it, so a `play` written for one story finds one.
 */
export function SideBySide({ cells, inline, padded }: SideBySideProps) {
  const [first, ...others] = cells;
  if (first === undefined) return null;
  const rest = others.map((cell) => <ThemedCell key={cell.theme.code} padded={padded} {...cell} />);
  if (inline) {
    return (
      <Grid>
        <ThemedCell padded={padded} {...first} />
        {rest}
      </Grid>
    );
  }
  return (
    <>
      <BodyGrid />
      <ThemedCell padded={padded} {...first} />
      {createPortal(<div className="side-by-side">{rest}</div>, document.body)}
    </>
  );
}
