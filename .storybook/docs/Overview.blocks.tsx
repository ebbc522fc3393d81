import { useEffect, useState } from 'react';
import { Section } from './Section';
import { StoryCard } from './StoryCard';
import { PreviewCards } from './styles';

/** An entry of Storybook's index. */
interface IndexEntry {
  id: string;
  title: string;
}

/** All components by their groups, each with a preview of its first story. */
export function ComponentsOverview() {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    void fetch('index.json').then(async (response) => {
      const index = (await response.json()) as { entries: Record<string, IndexEntry> };
      setEntries(Object.values(index.entries));
    });
  }, []);
  const components = entries
    .filter(({ id, title }) => title.startsWith('Components/') && id.endsWith('--default'))
    .map(({ id, title }) => {
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
