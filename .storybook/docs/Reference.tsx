import { ArgTypes, Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { TabsView } from 'storybook/internal/components';
import type { About } from './about';
import { Anatomy } from './Anatomy';
import { statusOf } from '../config/componentStatus';
import { Examples } from './Examples';
import { Coded, Stack } from './Page';
import { Select } from './Select';
import { Tokens } from './Tokens';
import type { DocsStory } from './ThemedStory';
import { Transcripts } from './Transcripts';
import styled from 'styled-components';
import * as tokens from '#theme/tokens';
import { publicClass } from '#tools/package/publicClass.ts';

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

  & .docblock-argstable {
    margin: 0;
  }
`;

/** The folders that are not named after their component. */
const folders: Record<string, string> = { NotificationRegion: 'notifications' };

const TOKEN = /\b(color|font|size|radius|shadow|duration)\.(\w+)/g;

/** A file of the repository: its path and its text. */
type SourceFile = readonly [path: string, text: string];

/** Reads the files of components and of the components that they import. */
async function readFiles(names: readonly string[], known = new Set(names)): Promise<SourceFile[]> {
  const paths = Object.keys(sources).filter((path) =>
    names.some((name) => path.includes(`/${folders[name] ?? name}/`)),
  );
  const files = await Promise.all(
    paths.map(async (path): Promise<SourceFile> => [
      path.slice(6),
      (await sources[path]?.()) ?? '',
    ]),
  );
  const imported = files.flatMap(([, text]) => [...text.matchAll(/'#components\/(\w+)'/g)]);
  const next = [...new Set(imported.map(([, name = '']) => name))].filter(
    (name) => !known.has(name),
  );
  next.forEach((name) => known.add(name));
  return next.length === 0 ? files : [...files, ...(await readFiles(next, known))];
}

function useFiles(name: string | undefined): readonly SourceFile[] {
  const [files, setFiles] = useState<readonly SourceFile[]>([]);
  useEffect(() => {
    if (name !== undefined) void readFiles([name]).then(setFiles);
  }, [name]);
  return files;
}

function List({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((text) => (
        <li key={text}>
          <Coded text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The tokens in the files of a component, by `group.name`. */
function tokensIn(files: readonly SourceFile[]): Record<string, string> {
  const used = files.flatMap(([, text]) => [...text.matchAll(TOKEN)]);
  const values = used.map(([token, group = '', name = '']) => {
    const scale = Reflect.get(tokens, group) as Readonly<Record<string, string>> | undefined;
    return [token, scale?.[name] ?? ''] as const;
  });
  return Object.fromEntries(values.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const STYLED = /^(?:export )?const (\w+) = styled\b/gm;

const CUSTOM_PROPERTY = /(?<=^\s*)--[\w-]+(?=:)/gm;

/** The class names of a component in the package, and the custom properties that its rules declare. */
function PublicParts({ files }: { files: readonly SourceFile[] }) {
  const classes = files.flatMap(([path, text]) =>
    [...text.matchAll(STYLED)].map(([, variable = '']) => publicClass(path, variable)),
  );
  const properties = files.flatMap(([, text]) => text.match(CUSTOM_PROPERTY) ?? []);
  const parts = [...new Set([...classes, ...properties])];
  if (parts.length === 0) return null;
  return (
    <>
      <p>Class names and custom properties in the package:</p>
      <List of={parts.map((part) => `\`${part}\``)} />
    </>
  );
}

function Code({ stories, files }: { stories: readonly DocsStory[]; files: readonly SourceFile[] }) {
  const [id, setId] = useState(stories[0]?.id ?? '');
  const story = stories.find((one) => one.id === id);
  return (
    <Stack>
      <Select
        label="Story"
        onChange={setId}
        options={stories.map((one) => [one.id, one.name])}
        value={id}
      />
      {story !== undefined && <Source key={id} of={story.moduleExport as object} />}
      {files.map(([path, text]) => (
        <details key={path}>
          <summary>{path}</summary>
          <Source code={text} language="tsx" />
        </details>
      ))}
    </Stack>
  );
}

function Props({ details }: { details: string }) {
  return (
    <Stack>
      {details !== '' && (
        <p>
          <Coded text={details} />
        </p>
      )}
      <ArgTypes />
    </Stack>
  );
}

export interface ReferenceProps {
  /** The name of the component; undefined for a screen or a flow. */
  name: string | undefined;
  /** The stories of the page. */
  stories: readonly DocsStory[];
  /** All stories of the component, including those that only have a transcript. */
  transcribed: readonly DocsStory[];
  /** The description of the component after its first sentence. */
  details: string;
  /** The guide of the component. */
  about: About | undefined;
  /** The language of the toolbar. */
  language: string;
}

/** The reference of a component in tabs. Screens and flows have only their code and transcripts. */
export function Reference({
  name,
  stories,
  transcribed,
  about,
  details,
  language,
}: ReferenceProps) {
  const files = useFiles(name);
  const own = files.filter(([path]) => path.includes(`/${folders[name ?? ''] ?? name ?? ''}/`));
  const changes = statusOf(name ?? '').changes;
  const [first] = stories;
  const tabs = [
    { id: 'props', title: 'Props', children: <Props details={details} /> },
    {
      id: 'code',
      title: 'Code',
      children: (
        <Stack>
          {name !== undefined && <Examples name={name} />}
          <Code files={own} stories={stories} />
        </Stack>
      ),
    },
    {
      id: 'anatomy',
      title: 'Anatomy',
      children: first && <Anatomy parts={about?.anatomy ?? []} story={first} />,
    },
    {
      id: 'keyboard',
      title: 'Keyboard',
      children: (
        <List of={about?.keyboard ?? ['The keyboard does not reach it: it has no control.']} />
      ),
    },
    {
      id: 'screen-reader',
      title: 'Screen reader',
      children: <Transcripts language={language} stories={transcribed} />,
    },
    {
      id: 'tokens',
      title: 'Tokens',
      children: (
        <Stack>
          <p>Without tokens, it takes colour and size from the text around it.</p>
          <Tokens heading="Token" label="Tokens" of={tokensIn(files)} />
          <PublicParts files={own} />
        </Stack>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      children: <List of={changes.length > 0 ? changes : ['Unchanged since the last version.']} />,
    },
  ];
  const isShown = ({ id }: { id: string }) =>
    name !== undefined || id === 'code' || id === 'screen-reader';
  return (
    <Root>
      <TabsView backgroundColor="transparent" tabs={tabs.filter(isShown)} />
    </Root>
  );
}
