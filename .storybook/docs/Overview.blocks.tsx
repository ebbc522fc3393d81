import { statusOf } from '../config/componentStatus';
import { Section } from './Page';
import { PreviewCard, PreviewCards } from './styles';
import { BoxedStory, useStory } from './ThemedStory';
import { useStoryIndex, type IndexEntry } from './useStoryIndex';

/** The first story of a component, which loads after the page. */
function Preview({ id }: { id: string }) {
  const story = useStory(id);
  return story && <BoxedStory isLarge story={story} />;
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
            <PreviewCard key={id}>
              <div inert>
                <Preview id={id} />
              </div>
              <p>
                <a href={`./?path=/docs/${id.replace(/--.*$/, '--docs')}`} target="_top">
                  {name}
                </a>
                {statusOf(name).status}
              </p>
            </PreviewCard>
          ))}
      </PreviewCards>
    </Section>
  ));
}
