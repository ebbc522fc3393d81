import { ArgTypes, Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
// Storybook has no public tabs for docs pages.
import { TabsView } from 'storybook/internal/components';
import * as tokens from '#theme/tokens';
import { publicClass } from '#tools/package/publicClass.ts';
import { statusOf } from '../config/componentStatus';
import type { About } from './about';
import { Anatomy } from './Anatomy';
import { Coded, Stack } from './Page';
import { Select } from './Select';
import type { DocsStory } from './ThemedStory';
import { Tokens } from './Tokens';
import { Transcripts } from './Transcripts';
import { useText } from './useFile';

const examples = import.meta.glob<string>('../../docs/examples/*.tsx', {
  import: 'default',
  query: '?raw',
});

const sources = import.meta.glob<string>(
  [
    '../../src/components/*/*.{ts,tsx}',
    '../../src/notifications/*.{ts,tsx}',
    '!**/*.{stories,test,browser.test}.*',
  ],
  { import: 'default', query: '?raw' },
);

const Root = styled.div`
  & [role='tabpanel'] {
    padding-block-start: ${tokens.space(4)};
    font: inherit;
  }
`;

/** A file of the repository: its path and its text. */
type SourceFile = readonly [path: string, text: string];

/** The files in the folder of a component. */
function useSources(name: string): readonly SourceFile[] {
  const [files, setFiles] = useState<readonly SourceFile[]>([]);
  useEffect(() => {
    const folder = name === 'NotificationRegion' ? '/notifications/' : `/${name}/`;
    const own = Object.entries(sources).filter(([path]) => path.includes(folder));
    void Promise.all(own.map(async ([path, read]) => [path, await read()] as const)).then(setFiles);
  }, [name]);
  return files;
}

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

/** The tokens, class names and custom properties that the styles of a component use. */
function Styles({ name }: { name: string }) {
  const files = useSources(name);
  const findAll = (pattern: RegExp) => files.flatMap(([, text]) => [...text.matchAll(pattern)]);
  const used = findAll(/\b(color|font|size|radius|shadow|duration)\.(\w+)/g)
    .map(([token, scale = '', key = '']): [string, string] => {
      const values = Reflect.get(tokens, scale) as Readonly<Record<string, string>>;
      return [token, values[key] ?? ''];
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const classes = files.flatMap(([path, text]) =>
    Array.from(text.matchAll(/^(?:export )?const (\w+) = styled\b/gm), ([, variable = '']) =>
      publicClass(path, variable),
    ),
  );
  const properties = findAll(/(?<=^\s*)--[\w-]+(?=:)/gm).map(([property]) => property);
  return (
    <Stack>
      <p>Without tokens, it takes colour and size from the text around it.</p>
      <Tokens heading="Token" label="Tokens" of={Object.fromEntries(used)} />
      <p>Class names and custom properties in the package:</p>
      <List of={[...new Set([...classes, ...properties])].map((part) => `\`${part}\``)} />
    </Stack>
  );
}

function Code({ name, stories }: { name: string; stories: readonly DocsStory[] }) {
  const example = useText(examples[`../../docs/examples/${name}.tsx`]);
  const [id, setId] = useState(stories[0]?.id ?? '');
  const story = stories.find((one) => one.id === id);
  return (
    <Stack>
      {example !== '' && <Source code={example} language="tsx" />}
      <Select
        label="Story"
        onChange={setId}
        options={stories.map((one) => [one.id, one.name])}
        value={id}
      />
      {story !== undefined && <Source key={id} of={story.moduleExport as object} />}
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
  const { changes } = statusOf(name);
  const [first] = stories;
  const tabs = {
    Props: (
      <Stack>
        <p>
          <Coded text={details} />
        </p>
        <ArgTypes />
      </Stack>
    ),
    Code: <Code name={name} stories={stories} />,
    Anatomy: first && <Anatomy parts={about?.anatomy ?? []} story={first} />,
    Keyboard: (
      <List of={about?.keyboard ?? ['The keyboard does not reach it: it has no control.']} />
    ),
    'Screen reader': <Transcripts language={language} stories={transcribed} />,
    Tokens: <Styles name={name} />,
    Changes: <List of={changes.length > 0 ? changes : ['Unchanged since the last version.']} />,
  };
  return (
    <Root>
      <TabsView
        backgroundColor="transparent"
        tabs={Object.entries(tabs)
          .filter(([title]) => isComponent || title === 'Code' || title === 'Screen reader')
          .map(([title, children]) => ({ id: title, title, children }))}
      />
    </Root>
  );
}
