import { Canvas, Controls } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
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
    padding: ${space(2)} ${space(4)};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 23rem;
  }
`;

/** The controls of a story: the first ones, or all. */
function StoryControls({ story }: { story: DocsStory }) {
  const [isComplete, setIsComplete] = useState(false);
  const controls = Object.entries(story.argTypes).filter(
    ([, { control }]) => control !== undefined && !('disable' in Object(control)),
  );
  // The component documents its own props, but not the native ones.
  const isOwn = ([name, { description }]: (typeof controls)[number]) =>
    name in story.initialArgs || description ? 0 : 1;
  const names = controls.toSorted((one, other) => isOwn(one) - isOwn(other)).map(([name]) => name);
  const shown = isComplete ? names : names.slice(0, 4);
  return (
    <div>
      <Controls include={shown} of={story.moduleExport as object} />
      {shown.length < names.length && (
        <Button
          onClick={() => {
            setIsComplete(true);
          }}
          variant="quiet"
        >
          {`Show all ${String(names.length)} controls`}
        </Button>
      )}
    </div>
  );
}

/** A story that can be used, next to its controls. */
export function Playground({ story }: { story: DocsStory }) {
  return (
    <Root>
      <div>
        <Canvas of={story.moduleExport as object} />
      </div>
      <StoryControls story={story} />
    </Root>
  );
}
