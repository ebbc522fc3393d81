import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '#theme/tokens';
import { shownTheme } from '../globals/carriers';
import { statusOf } from './componentStatus';
import { Section } from './Page';
import { StoryFrame, addressOf } from '../decorators/StoryFrame';
import { columns, remark, Sheet } from './sheets';
import { ThemedStory, type DocsStory } from './ThemeGrid';
import { useGlobals } from './useGlobals';
import { useStoryIndex, type IndexEntry } from './useStoryIndex';

const Cards = styled.ul`
  ${columns('15rem')}
`;

const Card = styled(Sheet).attrs({ as: 'li' })`
  display: grid;
  grid-template-rows: 9rem auto;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
    overflow: hidden;
    background: ${color.ground};
  }

  & form {
    container-type: inline-size;
    zoom: 0.7;
  }

  & > p {
    ${remark}
    display: flex;
    justify-content: space-between;
    padding: ${space(2)} ${space(4)};
    border-block-start: 1px solid ${color.hairline};
  }

  & a {
    color: ${color.ink};
    font: 700 ${size.sm} / 1.4 ${font.body};
  }
`;

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
  if (docs.story?.inline === false) {
    return (
      <StoryFrame scale={0.5} src={addressOf(id, globals)} title={`The story of ${story.title}`} />
    );
  }
  return <ThemedStory carrier={shownTheme(globals).code} story={story} />;
}

function ComponentCard({ entry: { id, title } }: { entry: IndexEntry }) {
  const name = title.replace(/^.*\//, '');
  return (
    <Card>
      <div inert>
        <Preview id={id} />
      </div>
      <p>
        <a href={`./?path=/docs/${id.replace(/--.*$/, '--docs')}`} target="_top">
          {name}
        </a>
        {statusOf(name).status}
      </p>
    </Card>
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
  const components = [...first.values()];
  const groups = new Set(components.map(({ title }) => title.split('/')[1] ?? ''));
  return [...groups].map((group) => (
    <Section key={group} title={group}>
      <Cards>
        {components
          .filter(({ title }) => title.startsWith(`Components/${group}/`))
          .map((entry) => (
            <ComponentCard entry={entry} key={entry.id} />
          ))}
      </Cards>
    </Section>
  ));
}
