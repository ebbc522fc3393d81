import styled from 'styled-components';
import { space } from '#theme/tokens';
import { Stack } from '../docs/Page.styles';
import { Section } from '../docs/Section';
import { Picture } from '../docs/Picture';
import { isDocumented, useStories } from '../docs/stories';
import { StoryCard } from '../docs/StoryCard';
import { Fields } from '../docs/styles';
import type { Globals } from '../docs/useGlobals';
import { ReviewPage } from './ReviewPage';
import { Choice } from './Rows';

/** Frames of one width, as many across as fit. */
const Frames = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--frame)), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

const zooms = { 25: '25 %', 50: '50 %', 75: '75 %', 100: '100 %' };

export interface BoardProps {
  /** The size of the frames in per cent. */
  zoom: string;
  /** The values of the toolbars. */
  globals: Globals;
  /** Called with another zoom. */
  onZoom: (zoom: string) => void;
}

/** All screens in all states, as one sheet. */
function Screens() {
  const stories = useStories().filter(
    (story) => isDocumented(story) && story.title.startsWith('Screens/'),
  );
  return [...new Set(stories.map(({ title }) => title))].map((title) => (
    <Section key={title} title={title.replace('Screens/', '').replaceAll('/', ', ')}>
      <Frames>
        {stories
          .filter((story) => story.title === title)
          .map(({ id, name, tags }) => (
            <StoryCard id={id} key={id} name={name} note="">
              {tags.includes('interaction') ? <Picture name={name} title={title} /> : undefined}
            </StoryCard>
          ))}
      </Frames>
    </Section>
  ));
}

/** All screens in all states, in the toolbar's carrier. */
export function Board({ zoom, globals, onZoom }: BoardProps) {
  return (
    <ReviewPage
      globals={globals}
      lead="All screens in all states, in the carrier, the scheme and the language of the toolbar. What follows an interaction is a picture of the tests, in Telcel. Each name opens its story."
      title="Board"
    >
      <Fields>
        <Choice label="Zoom" onChange={onZoom} options={zooms} value={zoom} />
      </Fields>
      <Stack style={{ '--frame': `${String(3.6 * Number(zoom))}px` }}>
        <Screens />
      </Stack>
    </ReviewPage>
  );
}
