import { Suspense, useState } from 'react';
import { Select } from '#components/Select';
import { Coded, Section } from './Page';
import { useStories, useStory } from './stories';
import { Picture, StoryCard } from './StoryCard';
import { Fields, Grid, PreviewCards } from './cards.styles';

/** The guide of a component: `parameters.about` of its stories. */
export interface About {
  /** When to use it. */
  use: string;
  /** When not to use it. */
  avoid: string;
  /** What the keyboard does. */
  keyboard?: readonly string[];
}

/** When to use the component of a story. */
function UseOf({ id }: { id: string }) {
  const about = useStory(id).composed.parameters['about'] as About | undefined;
  return <Coded text={about?.use ?? ''} />;
}

/** All components by their groups, each with a preview of its first story. */
export function ComponentsOverview() {
  const groups = useStories('Components/', ({ title }) => String(title.split('/')[1]));
  return groups.map(([group, stories]) => (
    <Section key={group} title={group}>
      <PreviewCards>
        {stories
          .filter(({ id }) => id.endsWith('--default'))
          .map(({ id, title }) => (
            <StoryCard
              id={id}
              key={id}
              name={String(title.split('/')[2])}
              note={
                <Suspense>
                  <UseOf id={id} />
                </Suspense>
              }
              page="docs"
            />
          ))}
      </PreviewCards>
    </Section>
  ));
}

function Screens({ zoom }: { zoom: number }) {
  return useStories('Screens/').map(([title, stories]) => (
    <Section key={title} title={title.replace('Screens/', '').replaceAll('/', ', ')}>
      <Grid style={{ '--columns': 99, '--least': `${String(3.6 * zoom)}px` }}>
        {stories.map(({ id, name, tags }) => (
          <StoryCard id={id} key={id} name={name}>
            {tags.includes('interaction') ? <Picture name={name} title={title} /> : undefined}
          </StoryCard>
        ))}
      </Grid>
    </Section>
  ));
}

/** All screens in all states, as one sheet. */
export function Board() {
  const [zoom, setZoom] = useState(50);
  return (
    <>
      <Fields>
        <Select
          label="Zoom"
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
          value={zoom}
        >
          {[25, 50, 75, 100].map((percent) => (
            <option key={percent} value={percent}>{`${String(percent)} %`}</option>
          ))}
        </Select>
      </Fields>
      <Screens zoom={zoom} />
    </>
  );
}
