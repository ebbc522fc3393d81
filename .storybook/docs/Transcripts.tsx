import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { Stack } from './Page';

const files = import.meta.glob<string>('../../tests/a11y/references/*/*.txt', {
  import: 'default',
  query: '?raw',
});

/** The empty live regions of the notifications, with which every transcript starts. */
const SAME_ON_EVERY_PAGE = /^((status|alert)\n)+/;

/** A transcript in the repository. */
interface Transcript {
  title: string;
  text: string;
}

/** A story that may have transcripts. */
interface Transcribed {
  id: string;
  name: string;
}

async function readTranscripts(
  stories: readonly Transcribed[],
  language: string,
): Promise<Transcript[]> {
  const candidates = stories.flatMap(({ id, name }) => [
    { file: id, title: `${name}, read from top to bottom` },
    { file: `${id}.interaction`, title: `${name}, during its interaction` },
  ]);
  const found = await Promise.all(
    candidates.map(async ({ file, title }) => {
      const text = await files[`../../tests/a11y/references/${language}/${file}.txt`]?.();
      return { title, text: text?.replace(SAME_ON_EVERY_PAGE, '').trim() ?? '' };
    }),
  );
  return found.filter(({ text }) => text !== '');
}

/** The props of {@link Transcripts}. */
export interface TranscriptsProps {
  /** The stories of the page. */
  stories: readonly Transcribed[];
  /** The language of the toolbar. */
  language: string;
}

/** The announcements of a screen reader in the stories of a page, as recorded by the tests. */
export function Transcripts({ stories, language }: TranscriptsProps) {
  const [transcripts, setTranscripts] = useState<readonly Transcript[]>([]);
  // The page creates a new list with the same content on each render.
  const key = JSON.stringify(stories.map(({ id, name }) => ({ id, name })));
  useEffect(() => {
    void readTranscripts(JSON.parse(key) as Transcribed[], language).then(setTranscripts);
  }, [key, language]);
  if (transcripts.length === 0) {
    return <p>There is no transcript of these stories in this language.</p>;
  }
  return (
    <Stack>
      {transcripts.map(({ title, text }) => (
        <details key={title}>
          <summary>{`${title}, ${String(text.split('\n').length)} lines`}</summary>
          <div lang={language}>
            <Source code={text} language="text" />
          </div>
        </details>
      ))}
    </Stack>
  );
}
