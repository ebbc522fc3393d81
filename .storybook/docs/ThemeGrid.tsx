import { useRef } from 'react';
import styled from 'styled-components';
import type { Theme } from '#theme/contract';
import { color, font, media, size, space } from '#theme/tokens';
import { orderedThemes } from '../globals/carriers';
import { ratio } from './Colours.blocks';
import { useLowestContrast } from './lowestContrast';
import { panel } from './styles';
import { ThemedStory, type DocsStory } from './ThemedStory';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Cell = styled.figure`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  align-content: start;
  padding: ${space(2)};
  overflow: hidden;

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    justify-content: space-between;
    font: 700 ${size.xs} / 1.4 ${font.body};
  }

  & output {
    color: ${color.cactus};
  }

  & [data-passes='false'] {
    color: ${color.danger};
  }

  & form {
    container-type: inline-size;
    max-block-size: 15rem;
    overflow: hidden;
    zoom: 0.7;
  }

  & [data-padded='true'] {
    padding: ${space(2)} ${space(3)};
  }
`;

function ThemeCell({ theme, stories }: { theme: Theme; stories: readonly DocsStory[] }) {
  const { code, name } = theme;
  const content = useRef<HTMLDivElement>(null);
  const lowest = useLowestContrast(content);
  return (
    <Cell data-carrier={code}>
      <figcaption>
        {name}
        {lowest !== undefined && (
          <output data-passes={lowest >= 4.5} title="The lowest contrast of the text in this cell">
            {`${ratio(lowest)} ${lowest >= 4.5 ? '✓' : '✗'}`}
          </output>
        )}
      </figcaption>
      <div ref={content}>
        {stories.map((story) => (
          <ThemedStory carrier={code} key={story.id} story={story} />
        ))}
      </div>
    </Cell>
  );
}

/** Stories in every theme on one grid, with the lowest contrast of each. */
export function ThemeGrid({ stories }: { stories: readonly DocsStory[] }) {
  return (
    <Root>
      {orderedThemes.map((theme) => (
        <ThemeCell key={theme.code} stories={stories} theme={theme} />
      ))}
    </Root>
  );
}
