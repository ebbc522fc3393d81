import { useEffect, useState } from 'react';
import { Choice, Choices } from './Choice';
import { Prose, Stack } from './Page';
import { Table } from './Table';

const RESULTS = './reports/stories/results.json';

/** A story in a theme and a language, and what was seen there. */
interface Judged {
  id: string;
  theme: string;
  language: string;
  /** What did not fit, and why it may be so where it may. */
  faults: { rule: string; message: string; excuse?: string }[];
}

interface Results {
  /** When the tests ended, in ISO 8601. */
  at: string;
  judged: Judged[];
}

/** More rows than anybody reads at once; the filters reach the rest. */
const ROWS_SHOWN = 200;

const LAYOUT = ['overflow', 'clipped', 'spilling'];

const conditions = ['320 px', 'text at 200 %', 'texts 40 % longer'];

function useResults(): Results | undefined {
  const [results, setResults] = useState<Results | undefined>();
  useEffect(() => {
    const stop = new AbortController();
    async function read(): Promise<void> {
      const response = await fetch(RESULTS, { signal: stop.signal });
      if (response.ok) setResults((await response.json()) as Results);
    }
    read().catch(() => {
      // The tests were not run in this copy yet, or the page was left.
    });
    return () => {
      stop.abort();
    };
  }, []);
  return results;
}

function rowsOf({ judged }: Results) {
  return judged.flatMap(({ faults, ...cell }) =>
    faults
      .filter(({ rule }) => LAYOUT.includes(rule))
      .map(({ message, ...fault }) => {
        const condition = conditions.find((one) => message.startsWith(`${one}: `)) ?? '';
        return { ...cell, ...fault, condition, message: message.slice(condition.length + 2) };
      }),
  );
}

type Row = ReturnType<typeof rowsOf>[number];

const filters = [
  ['id', 'Story'],
  ['theme', 'Theme'],
  ['language', 'Language'],
  ['condition', 'Condition'],
] as const satisfies readonly (readonly [keyof Row, string])[];

function addressOf({ id, theme, language, condition }: Row): string {
  const size = condition === 'text at 200 %' ? ';textSize:200-percent' : '';
  const length = condition === 'texts 40 % longer' ? ';textLength:longer' : '';
  return `./?path=/story/${id}&globals=carrier:${theme};language:${language};viewport.value:narrow${size}${length}`;
}

/** What does not fit, filtered by story, theme, language and condition; each row opens its story so. */
export function LongTexts() {
  const results = useResults();
  const [chosen, setChosen] = useState<Partial<Record<keyof Row, string>>>({});
  if (results === undefined) {
    return (
      <Prose>
        <p>
          The tests were not run in this copy yet: <code>npm test -- stories</code>, or for all
          themes <code>npm test -- --matrix</code>, and build or start Storybook after it.
        </p>
      </Prose>
    );
  }
  const all = rowsOf(results);
  const rows = all.filter((row) =>
    filters.every(([key]) => (chosen[key] ?? '') === '' || chosen[key] === row[key]),
  );
  return (
    <Stack>
      <Choices>
        {filters.map(([key, label]) => (
          <Choice
            key={key}
            label={label}
            onChoose={(value) => {
              setChosen({ ...chosen, [key]: value });
            }}
            options={[
              ['', 'All'],
              ...[...new Set(all.map((row) => row[key]))]
                .sort()
                .map((value) => [value, value] as const),
            ]}
            value={chosen[key] ?? ''}
          />
        ))}
      </Choices>
      <Prose>
        <p aria-live="polite">
          {`${String(rows.length)} places in ${String(new Set(rows.map(({ id }) => id)).size)} stories; ${String(results.judged.length)} were looked at, the last on ${results.at.slice(0, 10)}.`}
          {rows.length > ROWS_SHOWN && ` The first ${String(ROWS_SHOWN)} are listed.`}
        </p>
      </Prose>
      {rows.length > 0 && (
        <Table heads={['Story', 'Theme', 'Condition', 'What is seen']} label="What does not fit">
          {rows.slice(0, ROWS_SHOWN).map((row, at) => (
            <tr key={`${row.id} ${String(at)}`}>
              <th scope="row">
                <a href={addressOf(row)} target="_top">
                  {row.id.replace('--', ': ').replaceAll('-', ' ')}
                </a>
              </th>
              <td>{`${row.theme}, ${row.language}`}</td>
              <td>{row.condition}</td>
              <td>
                {`${row.rule}: ${row.message}`}
                {row.excuse !== undefined && (
                  <>
                    <br />
                    {`Excused: ${row.excuse}`}
                  </>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Stack>
  );
}
