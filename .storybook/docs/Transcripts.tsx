import { CodeBlock, Stack } from './Page';
import { useText } from './useText';

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

function Transcript({ file }: { file: string }) {
  const text = useText(files[file]);
  return <CodeBlock code={text.replace(SAME_ON_EVERY_PAGE, '').trim()} language="text" />;
}

/** The announcements of a screen reader in the stories of a page, as recorded by the tests. */
export function Transcripts({ stories, language }: TranscriptsProps) {
  const found = stories.flatMap(({ id, name }) =>
    kinds.flatMap(([suffix, title]) => {
      const file = `../../tests/a11y/references/${language}/${id}${suffix}.txt`;
      return file in files ? [{ title: `${name}, ${title}`, file }] : [];
    }),
  );
  if (found.length === 0) {
    return <p>There is no transcript of these stories in this language.</p>;
  }
  return (
    <Stack>
      {found.map(({ title, file }) => (
        <details key={file}>
          <summary>{title}</summary>
          <div lang={language}>
            <Transcript file={file} />
          </div>
        </details>
      ))}
    </Stack>
  );
}
