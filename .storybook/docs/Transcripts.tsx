import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '#theme/tokens';
import { panel } from './sheets';

const files = import.meta.glob<string>('../../tests/a11y/references/*/*.txt', {
  import: 'default',
  query: '?raw',
});

/** The empty live regions of the notifications, which every transcript starts with. */
const SAME_ON_EVERY_PAGE = /^(status|alert)$/;

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

async function readTranscripts(
  stories: readonly { id: string; name: string }[],
  language: string,
): Promise<Transcript[]> {
  const candidates = stories.flatMap(({ id, name }) => [
    { file: id, title: `${name}, read from top to bottom` },
    { file: `${id}.interaction`, title: `${name}, during its interaction` },
  ]);
  const found = await Promise.all(
    candidates.map(async ({ file, title }) => {
      const text = await files[`../../tests/a11y/references/${language}/${file}.txt`]?.();
      const lines = text?.trim().split('\n') ?? [];
      const start = lines.findIndex((line) => !SAME_ON_EVERY_PAGE.test(line));
      return start === -1 ? [] : [{ title, lines: lines.slice(start) }];
    }),
  );
  return found.flat();
}

/** The props of {@link Transcripts}. */
export interface TranscriptsProps {
  /** The stories of the page. */
  stories: readonly { id: string; name: string }[];
  /** The language of the toolbar. */
  language: string;
}

/** The announcements of a screen reader in the stories of a page, as recorded by the tests. */
export function Transcripts({ stories, language }: TranscriptsProps) {
  const [transcripts, setTranscripts] = useState<readonly Transcript[]>();
  // The page creates a new list with the same content on each render.
  const key = JSON.stringify(stories.map(({ id, name }) => ({ id, name })));
  useEffect(() => {
    void readTranscripts(JSON.parse(key) as TranscriptsProps['stories'], language).then(
      setTranscripts,
    );
  }, [key, language]);
  if (transcripts === undefined) return null;
  if (transcripts.length === 0) {
    return <p>There is no transcript of these stories in this language.</p>;
  }
  return (
    <Root>
      {transcripts.map(({ title, lines }) => (
        <details key={title}>
          <summary>{`${title}, ${String(lines.length)} lines`}</summary>
          <Lines aria-label={title} data-scroll lang={language} role="list" tabIndex={0}>
            {lines.map((line, index) => (
              <li data-live={/^(polite|assertive): /.test(line) || undefined} key={index}>
                {line}
              </li>
            ))}
          </Lines>
        </details>
      ))}
    </Root>
  );
}
