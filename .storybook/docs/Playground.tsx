import { Canvas, Controls } from '@storybook/addon-docs/blocks';
import styled from 'styled-components';
import { color, media, space } from '#theme/tokens';
import { panel } from './styles';
import type { DocsStory } from './ThemedStory';

const Root = styled.div`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > :first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 1fr auto;
    background: ${color.ground};
    border-radius: inherit;
  }

  & .sbdocs-preview {
    display: grid;
    align-items: center;
    margin: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }

  /* The table of the controls as two columns: the description and the default are in the reference. */
  & .docblock-argstable {
    & :is(td, th):nth-child(2),
    & :is(td, th):nth-child(3) {
      display: none;
    }

    & td {
      padding-block: ${space(1)};
    }
  }

  & > :last-child {
    max-block-size: 14rem;
    padding: ${space(2)} ${space(4)};
    overflow-y: auto;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 23rem;
  }
`;

/** A story that can be used, next to its controls. */
export function Playground({ story }: { story: DocsStory }) {
  return (
    <Root>
      <div>
        <Canvas of={story.moduleExport as object} />
      </div>
      <div>
        <Controls of={story.moduleExport as object} />
      </div>
    </Root>
  );
}
