import { Suspense, useState } from 'react';
import { Coded, Section } from './Page';
import { OptionSelect } from './Selects';
import { useStories, useStory, type About } from './stories';
import { pictureOf, StoryCard } from './StoryCard';
import { Fields, Grid, PreviewCards } from './cards.styles';

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
            {pictureOf({ title, name, tags })}
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
        <OptionSelect
          label="Zoom"
          onChange={(value) => setZoom(Number(value))}
          options={['25', '50', '75', '100'].map((value) => [value, `${value} %`])}
          value={zoom}
        />
      </Fields>
      <Screens zoom={zoom} />
    </>
  );
}
