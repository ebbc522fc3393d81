import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '#theme/tokens';
import { panel } from './sheets';

const transcripts = import.meta.glob<string>('../../tests/a11y/references/*/*.txt', {
  import: 'default',
  query: '?raw',
});

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  & > details {
    ${panel}
  }

  & summary {
    padding: ${space(3)} ${space(5)};
    font: 600 ${size.sm} / 1.4 ${font.body};
    cursor: pointer;
  }
`;

const Lines = styled.ol`
  display: grid;
  gap: ${space(1)};
  overflow-y: auto;
  max-block-size: 30rem;
  margin: 0;
  padding: ${space(4)} ${space(5)} ${space(4)} ${space(14)};
  border-block-start: 1px solid ${color.hairline};
  list-style: decimal;
  font: 400 ${size.xs} / 1.5 ${font.mono};
  overflow-wrap: anywhere;

  & > li::marker {
    color: ${color.ink2};
  }

  & > li[data-live] {
    color: ${color.brandText};
    font-weight: 700;
  }
`;

/** A transcript in the repository. */
interface Transcript {
  title: string;
  lines: readonly string[];
}

/** A story whose transcripts may be kept. */
export interface SpokenStory {
  /** The story's id. */
  id: string;
  /** The story's name. */
  name: string;
}

async function readTranscripts(
  stories: readonly SpokenStory[],
  language: string,
): Promise<Transcript[]> {
  const kept = stories.flatMap(({ id, name }) => [
    { file: id, title: 'Read from top to bottom' },
    { file: `${id}.interaction`, title: `While it is used: ${name}` },
  ]);
  const found = await Promise.all(
    kept.map(async ({ file, title }) => {
      const text = await transcripts[`../../tests/a11y/references/${language}/${file}.txt`]?.();
      return text === undefined ? [] : [{ title, lines: text.trim().split('\n') }];
    }),
  );
  return found.flat();
}

/** The props of {@link Spoken}. */
export interface SpokenProps {
  /** The stories of the page. */
  stories: readonly SpokenStory[];
  /** The language of the toolbar. */
  language: string;
}

/** What a screen reader says of a page's stories, as the tests have taken it down. */
export function Spoken({ stories, language }: SpokenProps) {
  const [read, setRead] = useState<readonly Transcript[]>();
  // The page creates a new list with the same content on each render.
  const told = JSON.stringify(stories.map(({ id, name }) => ({ id, name })));
  useEffect(() => {
    void readTranscripts(JSON.parse(told) as SpokenStory[], language).then(setRead);
  }, [told, language]);
  if (read === undefined) return null;
  if (read.length === 0) {
    return <p>No transcript is kept of these stories in this language.</p>;
  }
  return (
    <Root>
      {read.map(({ title, lines }, at) => (
        <details key={title} open={at === 0}>
          <summary>{`${title}, ${String(lines.length)} lines`}</summary>
          <Lines aria-label={title} data-scroll lang={language} role="list" tabIndex={0}>
            {lines.map((line, at) => (
              <li data-live={/^(polite|assertive): /.test(line) || undefined} key={at}>
                {line}
              </li>
            ))}
          </Lines>
        </details>
      ))}
    </Root>
  );
}
