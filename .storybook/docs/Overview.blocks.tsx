import { Suspense } from 'react';
import { Section } from './Section';
import { StoryCard } from './StoryCard';
import { useStories } from './stories';
import { PreviewCards } from './styles';

function Groups() {
  const components = useStories()
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

/** All components by their groups, each with a preview of its first story. */
export function ComponentsOverview() {
  return (
    <Suspense>
      <Groups />
    </Suspense>
  );
}
