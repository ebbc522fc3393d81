import { Section } from './Section';
import { StoryCard } from './StoryCard';
import { PreviewCards } from './styles';
import { useStoryIndex, type IndexEntry } from './useStoryIndex';

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
            <StoryCard id={id} key={id} name={name} page="docs" />
          ))}
      </PreviewCards>
    </Section>
  ));
}
