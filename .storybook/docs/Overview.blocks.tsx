import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { statusOf } from '../config/componentStatus';
import { addressOf, StoryFrame, withoutAxe } from '../decorators/StoryFrame';
import { ThemedStory, type DocsStory } from '../decorators/ThemedStory';
import { shownTheme } from '../globals/carriers';
import { Section } from './Page';
import { PreviewCard, PreviewCards } from './PreviewCard';
import { useGlobals } from './useGlobals';
import { useStoryIndex, type IndexEntry } from './useStoryIndex';

/** The first story of a component, which loads after the page. */
function Preview({ id }: { id: string }) {
  const { loadStory } = useContext(DocsContext);
  const globals = useGlobals();
  const [story, setStory] = useState<DocsStory>();
  useEffect(() => {
    void loadStory(id).then(setStory);
  }, [id, loadStory]);
  if (story === undefined) return null;
  const docs = story.parameters['docs'] as { story?: { inline?: boolean } };
  if (docs.story?.inline !== false) {
    return <ThemedStory carrier={shownTheme(globals).code} story={story} />;
  }
  const src = addressOf(id, withoutAxe(globals));
  return <StoryFrame minHeight={320} scale={0.5} src={src} title={`The story of ${story.title}`} />;
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
            <PreviewCard
              href={`./?path=/docs/${id.replace(/--.*$/, '--docs')}`}
              inert
              key={id}
              name={name}
              note={statusOf(name).status}
            >
              <Preview id={id} />
            </PreviewCard>
          ))}
      </PreviewCards>
    </Section>
  ));
}
