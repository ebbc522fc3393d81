import { useState } from 'react';
import { Select, Selects } from './Select';
import { Stack } from './Page';
import { Table } from './Table';
import { useFile } from './useFile';

/** What the story tests last saw: each story in a theme and a language. */
interface Results {
  /** When the tests ended, in ISO 8601. */
  at: string;
  judged: {
    id: string;
    theme: string;
    language: string;
    /** What did not fit, and why it may be so where it may. */
    faults: { rule: string; message: string; excuse?: string }[];
  }[];
}

/** More rows than anybody reads at once; the filters reach the rest. */
const ROWS_SHOWN = 200;

const LAYOUT = ['overflow', 'clipped', 'spilling'];

const conditions = ['320 px', 'text at 200 %', 'texts 40 % longer'];

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

function cellsOf(row: Row) {
  const { id, theme, language, condition, rule, message, excuse } = row;
  return [
    <a href={addressOf(row)} key={id} target="_top">
      {id.replace('--', ': ').replaceAll('-', ' ')}
    </a>,
    `${theme}, ${language}`,
    condition,
    <>
      {`${rule}: ${message}`}
      {excuse !== undefined && <br />}
      {excuse !== undefined && `Excused: ${excuse}`}
    </>,
  ];
}

/** What does not fit, filtered by story, theme, language and condition; each row opens its story so. */
export function LongTexts() {
  const results = useFile('./reports/stories/results.json') as Results | undefined;
  const [chosen, setChosen] = useState<Partial<Record<keyof Row, string>>>({});
  if (results === undefined) {
    return (
      <p>
        The tests were not run in this copy yet: <code>npm test -- stories</code>, or for all themes{' '}
        <code>npm test -- --all-themes</code>, and build or start Storybook after it.
      </p>
    );
  }
  const all = rowsOf(results);
  const rows = all.filter((row) =>
    filters.every(([key]) => (chosen[key] ?? '') === '' || chosen[key] === row[key]),
  );
  return (
    <Stack>
      <Selects>
        {filters.map(([key, label]) => {
          const values = [...new Set(all.map((row) => row[key]))].sort();
          return (
            <Select
              key={key}
              label={label}
              onChange={(value) => {
                setChosen({ ...chosen, [key]: value });
              }}
              options={[['', 'All'], ...values.map((value) => [value, value] as const)]}
              value={chosen[key] ?? ''}
            />
          );
        })}
      </Selects>
      <p aria-live="polite">
        {`${String(rows.length)} places in ${String(new Set(rows.map(({ id }) => id)).size)} stories; ${String(results.judged.length)} were looked at, the last on ${results.at.slice(0, 10)}.`}
        {rows.length > ROWS_SHOWN && ` The first ${String(ROWS_SHOWN)} are listed.`}
      </p>
      {rows.length > 0 && (
        <Table
          heads={['Story', 'Theme', 'Condition', 'What is seen']}
          label="What does not fit"
          rows={rows.slice(0, ROWS_SHOWN).map(cellsOf)}
        />
      )}
    </Stack>
  );
}
