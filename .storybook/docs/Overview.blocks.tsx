import type { About } from './about';
import { Coded, Section } from './Page';
import { PreviewCard, PreviewCards } from './styles';
import { StoryBox, useStory } from './StoryBox';
import { useStoryIndex, type IndexEntry } from './useStoryIndex';

/** A component: a picture of its first story, which loads after the page, and when to use it. */
function Card({ id, name }: { id: string; name: string }) {
  const story = useStory(id);
  const about = story?.parameters['about'] as About | undefined;
  return (
    <PreviewCard>
      <div inert>{story && <StoryBox isLarge story={story} />}</div>
      <p>
        <a href={`./?path=/docs/${id.replace(/--.*$/, '--docs')}`} target="_top">
          {name}
        </a>
        <Coded text={about?.use ?? ''} />
      </p>
    </PreviewCard>
  );
}

/** All components by their groups, each with a preview of its first story. */
export function ComponentsOverview() {
  const first = new Map<string, IndexEntry>();
  for (const entry of useStoryIndex()) {
    if (/^Components\/.*\//.test(entry.title) && !first.has(entry.title)) {
      first.set(entry.title, entry);
    }
  }
  const components = Array.from(first.values(), ({ id, title }) => {
    const [, group = '', name = ''] = title.split('/');
    return { id, group, name };
  });
  return [...new Set(components.map(({ group }) => group))].map((group) => (
    <Section key={group} title={group}>
      <PreviewCards>
        {components
          .filter((component) => component.group === group)
          .map(({ id, name }) => (
            <Card id={id} key={id} name={name} />
          ))}
      </PreviewCards>
    </Section>
  ));
}
