import { PureArgsTable } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { About } from './about';
import { CodeBlock, Coded, Stack } from './Page';
import { Select } from './Select';
import type { DocsStory } from './ThemedStory';
import { Tabs } from './Tabs';
import { Transcripts } from './Transcripts';
import { useText } from './useText';

const examples = import.meta.glob<string>('../../docs/examples/*.tsx', {
  import: 'default',
  query: '?raw',
});

function List({ of }: { of: readonly string[] }) {
  return (
    <Stack>
      <ul>
        {of.map((text) => (
          <li key={text}>
            <Coded text={text} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Code({ name, stories }: { name: string; stories: readonly DocsStory[] }) {
  const example = useText(examples[`../../docs/examples/${name}.tsx`]);
  const [id, setId] = useState(stories[0]?.id ?? '');
  const story = stories.find((one) => one.id === id);
  return (
    <Stack>
      {example !== '' && <CodeBlock code={example} language="tsx" />}
      <Select
        label="Story"
        onChange={setId}
        options={stories.map((one) => [one.id, one.name])}
        value={id}
      />
      {story !== undefined && <CodeBlock key={id} of={story.moduleExport as object} />}
    </Stack>
  );
}

export interface ReferenceProps {
  /** The name of the component, the screen or the flow. */
  name: string;
  /** Whether it is a component. Screens and flows have only their code and transcripts. */
  isComponent: boolean;
  /** The stories of the page. */
  stories: readonly DocsStory[];
  /** All stories of the file, including those that only have a transcript. */
  transcribed: readonly DocsStory[];
  /** The description of the component after its first sentence. */
  details: string;
  /** The guide of the component. */
  about: About | undefined;
  /** The language of the toolbar. */
  language: string;
}

/** The reference of a component, a screen or a flow in tabs. */
export function Reference({
  name,
  isComponent,
  stories,
  transcribed,
  about,
  details,
  language,
}: ReferenceProps) {
  const [first] = stories;
  const code = { Code: <Code name={name} stories={stories} /> };
  const transcripts = {
    'Screen reader': <Transcripts language={language} stories={transcribed} />,
  };
  if (!isComponent) return <Tabs tabs={{ ...code, ...transcripts }} />;
  const props = (
    <Stack>
      {details !== '' && (
        <p>
          <Coded text={details} />
        </p>
      )}
      <PureArgsTable rows={first?.argTypes ?? {}} sort="requiredFirst" />
    </Stack>
  );
  const keys = about?.keyboard ?? ['The keyboard does not reach it: it has no control.'];
  return <Tabs tabs={{ Props: props, ...code, Keyboard: <List of={keys} />, ...transcripts }} />;
}
