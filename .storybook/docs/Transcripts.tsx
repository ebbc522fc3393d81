import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { Stack } from './Page';

const files = import.meta.glob<string>('../../tests/a11y/references/*/*.txt', {
  import: 'default',
  query: '?raw',
});

/** The empty live regions of the notifications, with which every transcript starts. */
const SAME_ON_EVERY_PAGE = /^((status|alert)\n)+/;

/** The kinds of transcripts: the end of the file's name, and the end of the title. */
const kinds = [
  ['', 'read from top to bottom'],
  ['.interaction', 'during its interaction'],
] as const;

export interface TranscriptsProps {
  /** The stories of the page. */
  stories: readonly { id: string; name: string }[];
  /** The language of the toolbar. */
  language: string;
}

/** The announcements of a screen reader in the stories of a page, as recorded by the tests. */
export function Transcripts({ stories, language }: TranscriptsProps) {
  const found = stories.flatMap(({ id, name }) =>
    kinds.flatMap(([suffix, title]) => {
      const read = files[`../../tests/a11y/references/${language}/${id}${suffix}.txt`];
      return read === undefined ? [] : [{ title: `${name}, ${title}`, read }];
    }),
  );
  if (found.length === 0) {
    return <p>There is no transcript of these stories in this language.</p>;
  }
  return (
    <Stack>
      {found.map(({ title, read }) => (
        <details key={title}>
          <summary>{title}</summary>
          <div lang={language}>
            <Transcript read={read} />
          </div>
        </details>
      ))}
    </Stack>
  );
}

function Transcript({ read }: { read: () => Promise<string> }) {
  const [text, setText] = useState('');
  useEffect(() => {
    void read().then(setText);
  }, [read]);
  return <Source code={text.replace(SAME_ON_EVERY_PAGE, '').trim()} language="text" />;
}
