import { useState } from 'react';
import { Choice, Choices } from './Select';
import { Stack } from './Page';
import { Table } from './Table';
import { useFile } from './useFile';

/** The results of the last story tests, by story, theme and language. */
interface Results {
  /** The end of the tests, in ISO 8601. */
  at: string;
  stories: {
    id: string;
    theme: string;
    language: string;
    /** What did not fit, and the reason if that is allowed. */
    issues: { rule: string; message: string; reason?: string }[];
  }[];
}

/** The largest number of rows. The filters reach the others. */
const ROWS_SHOWN = 200;

const LAYOUT = ['overflow', 'clipped', 'spilling'];

const conditions = ['320 px', 'text at 200 %', 'texts 40 % longer'];

function rowsOf({ stories }: Results) {
  return stories.flatMap(({ issues, ...story }) =>
    issues
      .filter(({ rule }) => LAYOUT.includes(rule))
      .map(({ message, ...issue }) => {
        const condition = conditions.find((one) => message.startsWith(`${one}: `)) ?? '';
        return { ...story, ...issue, condition, message: message.slice(condition.length + 2) };
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
  const { id, theme, language, condition, rule, message, reason } = row;
  return [
    <a href={addressOf(row)} key={id} target="_top">
      {id.replace('--', ': ').replaceAll('-', ' ')}
    </a>,
    `${theme}, ${language}`,
    condition,
    <>
      {`${rule}: ${message}`}
      {reason !== undefined && <br />}
      {reason !== undefined && `Excused: ${reason}`}
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
      <Choices>
        {filters.map(([key, label]) => {
          const values = [...new Set(all.map((row) => row[key]))].sort();
          return (
            <Choice
              key={key}
              label={label}
              onChoose={(value) => {
                setChosen({ ...chosen, [key]: value });
              }}
              options={[['', 'All'], ...values.map((value) => [value, value] as const)]}
              value={chosen[key] ?? ''}
            />
          );
        })}
      </Choices>
      <p aria-live="polite">
        {`${String(rows.length)} places in ${String(new Set(rows.map(({ id }) => id)).size)} stories; ${String(results.stories.length)} were looked at, the last on ${results.at.slice(0, 10)}.`}
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
