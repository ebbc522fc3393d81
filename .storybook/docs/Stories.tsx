import {
  AnchorMdx,
  Controls,
  DocsContext,
  Primary,
  Source,
  Stories,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';
import { statusOf } from './componentStatus';
import { Sheet } from './sheets';
import { addressOf, StoryFrame } from '../decorators/StoryFrame';
import { viewports } from '../globals/viewports';
import { Page, Section } from './Page';
import { PartTitle } from './Page.styles';
import { Spoken } from './Spoken';

/** What a component's page says beside its props: `parameters.about` of its stories. */
export interface About {
  /** When not to use it. */
  avoid: string;
  /** What it is made of, in reading order. */
  anatomy: string[];
  /** What the keyboard does. */
  keyboard?: string[];
}

const sources = import.meta.glob<string>(
  [
    '../../src/components/*/*.{ts,tsx}',
    '../../src/notifications/*.{ts,tsx}',
    '!**/*.{stories,test,browser.test}.*',
  ],
  { import: 'default', query: '?raw' },
);

/** The folders that are not named after their component. */
const folders: Record<string, string> = { NotificationRegion: 'notifications' };

const TOKEN = /\b(?:color|font|size|space|radius|shadow|media|motion|duration|easing)\.\w+/g;

/** The files of a component, read when its page is opened. */
function useFiles(folder: string): readonly [path: string, text: string][] {
  const [files, setFiles] = useState<readonly [string, string][]>([]);
  useEffect(() => {
    const own = Object.entries(sources).filter(([path]) =>
      path.includes(`/${folders[folder] ?? folder}/`),
    );
    void Promise.all(
      own.map(async ([path, read]) => [path.slice(6), await read()] as [string, string]),
    ).then(setFiles);
  }, [folder]);
  return files;
}

const Status = styled.p`
  justify-self: start;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.control};
  background: ${color.brandTint};
  font: 700 ${size.xs} / 1.4 ${font.body};
`;

/** Text in which what stands between backticks is code. */
function Coded({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
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

type Globals = Readonly<Record<string, unknown>>;

/** The width of the window that a story is made for, in px; undefined where any will do. */
function widthOf({ viewport }: Globals): number | undefined {
  const { value } = (viewport ?? {}) as { value?: string };
  const device = Object.entries(viewports).find(([name]) => name === value)?.[1];
  return device && Number.parseInt(device.styles.width, 10);
}

/** What a framed story's `parameters.docs` says: of the story, and its least height in px. */
interface FrameDocs {
  description?: { story?: string };
  story?: { height?: string };
}

/** The stories of a page, each in a frame: screens of one document would share one address and session. */
function Frames() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories().filter(({ tags }) => !tags.includes('test-only'));
  return stories.map((story) => {
    const { id, name, parameters } = story;
    const globals = getStoryContext(story)['globals'] as Globals;
    const src = addressOf(id, globals);
    const { description, story: preview } = parameters['docs'] as FrameDocs;
    const minHeight = preview?.height === undefined ? undefined : Number.parseInt(preview.height);
    return (
      <Section id={id} key={id} title={name}>
        <p>
          {description?.story}{' '}
          <AnchorMdx href={`?path=/story/${id}`} target="_self">
            Open it alone
          </AnchorMdx>
        </p>
        <Sheet>
          <StoryFrame
            key={src}
            minHeight={minHeight}
            src={src}
            title={`The story ${name}`}
            width={widthOf(globals)}
          />
        </Sheet>
      </Section>
    );
  });
}

function Guide({ about, folder }: { about: About; folder: string }) {
  const files = useFiles(folder);
  const { status, changes } = statusOf(folder);
  const tokens = [...new Set(files.flatMap(([, text]) => text.match(TOKEN) ?? []))].sort();
  return (
    <>
      <Section title="When not to use it">
        <p>{about.avoid}</p>
      </Section>
      <Section title="Anatomy">
        <List of={about.anatomy} />
      </Section>
      <Section title="Keyboard">
        <List
          of={about.keyboard ?? ['It is not reached by keyboard: nothing in it can be acted on.']}
        />
      </Section>
      <Section title="Tokens used">
        <p>
          <Coded text={tokens.map((token) => `\`${token}\``).join(' ')} />
        </p>
      </Section>
      <Section title="Status">
        <Status>{status}</Status>
        {changes.length > 0 && <List of={changes} />}
      </Section>
      <Section title="Its source">
        {files.map(([path, text]) => (
          <details key={path}>
            <summary>{path}</summary>
            <Source code={text} language="tsx" />
          </details>
        ))}
      </Section>
    </>
  );
}

/** What a screen reader says of the stories of the page, in the toolbar's language. */
function Heard() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories();
  const [first] = stories;
  if (first === undefined) return null;
  const { language } = getStoryContext(first)['globals'] as Globals;
  return (
    <Section title="What a screen reader says">
      <p>
        As a virtual screen reader says it, taken down by the tests: the first story read in the
        theme of Telcel, and what is said while one is used. Its own words are English. Where it
        changes, <code>npm test -- --update</code> takes it down anew.
      </p>
      <Spoken language={String(language)} stories={stories} />
    </Section>
  );
}

/** The docs page of a component, a screen or a flow, made from its stories. */
export function StoriesPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parameters, title } = preparedMeta;
  const component: unknown = preparedMeta.component;
  const [group = '', ...names] = title.split('/');
  const docs = parameters['docs'] as {
    extractComponentDescription?: (of: unknown, options: object) => string;
    story?: { inline?: boolean };
  };
  const lead = docs.extractComponentDescription?.(component, { component, ...parameters }) ?? '';
  const about = parameters['about'] as About | undefined;
  const isFramed = group !== 'Components' || docs.story?.inline === false;
  return (
    <Page
      group={names.length > 1 ? `${group} · ${String(names[0])}` : group}
      lead={lead.replaceAll('`', '')}
      title={String(names.at(-1))}
    >
      {!isFramed && <Primary />}
      {group === 'Components' && (
        <Section title="Props">
          <Controls />
        </Section>
      )}
      {about !== undefined && <Guide about={about} folder={String(names.at(-1))} />}
      <Heard />
      {isFramed ? (
        <Frames />
      ) : (
        <Stories includePrimary={false} title={<PartTitle id="stories">Stories</PartTitle>} />
      )}
    </Page>
  );
}
