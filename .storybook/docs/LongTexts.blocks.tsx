import { useState } from 'react';
import styled from 'styled-components';
import { color } from '#theme/tokens';
import { Select, Selects } from './Select';
import { Stack } from './Page';
import { Table } from './Table';
import { useFile } from './useFile';
import { useStoryIndex } from './useStoryIndex';

/** The results of the last run of the story tests. */
interface Results {
  /** The end of the tests, in ISO 8601. */
  at: string;
  stories: {
    id: string;
    theme: string;
    language: string;
    /** What does not fit, and the reason if it is allowed. */
    issues: { rule: string; message: string; reason?: string }[];
  }[];
}

/** The maximum number of rows. The filters reach the others. */
const ROWS_SHOWN = 200;

const Link = styled.a`
  color: ${color.brandText};
`;

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

function cellsOf(row: Row, names: ReadonlyMap<string, string>) {
  const { id, theme, language, condition, rule, message, reason } = row;
  return [
    <Link href={addressOf(row)} key={id} target="_top">
      {names.get(id) ?? id}
    </Link>,
    `${theme}, ${language}`,
    condition,
    <>
      {`${rule}: ${message}`}
      {reason !== undefined && <br />}
      {reason !== undefined && `Allowed: ${reason}`}
    </>,
  ];
}

/** What does not fit, filtered by story, theme, language and condition. Each row links to its story. */
export function LongTexts() {
  const results = useFile('./reports/stories/results.json') as Results | undefined;
  const names = new Map(
    useStoryIndex().map(({ id, title, name }) => [id, `${title.replace(/^.*\//, '')}: ${name}`]),
  );
  const [chosen, setChosen] = useState<Partial<Record<keyof Row, string>>>({});
  if (results === undefined) {
    return (
      <p>
        There are no test results. Run <code>npm test -- stories</code>, or{' '}
        <code>npm test -- --all-themes</code> for all themes, then start or build Storybook.
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
        {`${String(rows.length)} places in ${String(new Set(rows.map(({ id }) => id)).size)} stories, of ${String(results.stories.length)} tested on ${results.at.slice(0, 10)}.`}
        {rows.length > ROWS_SHOWN && ` The first ${String(ROWS_SHOWN)} are listed.`}
      </p>
      {rows.length > 0 && (
        <Table
          heads={['Story', 'Theme', 'Condition', 'Problem']}
          label="What does not fit"
          rows={rows.slice(0, ROWS_SHOWN).map((row) => cellsOf(row, names))}
        />
      )}
    </Stack>
  );
}
