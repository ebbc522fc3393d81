import styled from 'styled-components';
import { font, media, size, space } from '#theme/tokens';
import { orderedThemes } from '../globals/carriers';
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
    font: 700 ${size.xs} / 1.4 ${font.body};
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

/** Stories in every theme on one grid. */
export function ThemeGrid({ stories }: { stories: readonly DocsStory[] }) {
  return (
    <Root>
      {orderedThemes.map(({ code, name }) => (
        <Cell data-carrier={code} key={code}>
          <figcaption>{name}</figcaption>
          {stories.map((story) => (
            <ThemedStory carrier={code} key={story.id} story={story} />
          ))}
        </Cell>
      ))}
    </Root>
  );
}
