import styled from 'styled-components';
import { checkTarget, find, format, isOurs, OURS, runs, targets } from '#bench/targets.ts';
import type { Measurement, TargetResult } from '#bench/targets.ts';
import { color } from '#theme/tokens';
import { Stack } from './Page';
import { Table } from './Table';

/** The date and the machine of each bench. */
export function Runs() {
  return (
    <Table
      heads={['Bench', 'When', 'Where', 'Rounds']}
      label="The runs"
      rows={runs.map(([name, { at, browser, machine, rounds }]) => [
        <code key={name}>npm run bench -- {name}</code>,
        `${at.slice(0, 16).replace('T', ' ')} UTC`,
        `${machine}, ${browser}`,
        rounds,
      ])}
    />
  );
}

function resultOf({ isMet, reason }: TargetResult): string {
  if (isMet === undefined) return '';
  return `${isMet ? 'met' : 'missed'}${reason === '' ? '' : `: ${reason}`}`;
}

/** Every target with its measurement and its result. */
export function TargetTable() {
  const results = targets.map(checkTarget);
  const met = results.filter(({ isMet }) => isMet === true).length;
  return (
    <Stack>
      <p>{`${String(met)} of ${String(results.length)} targets are met.`}</p>
      <Table
        heads={['Figure', 'Target', 'Measured', 'Result']}
        label="The targets"
        rows={results.map((result) => [
          result.title,
          result.target,
          result.measured,
          resultOf(result),
        ])}
      />
    </Stack>
  );
}

const Bar = styled.i`
  display: block;
  block-size: 0.5rem;
  border-radius: 4px;
  background: ${color.ink2};

  &[data-ours='true'] {
    background: ${color.brand};
  }
`;

function isComparable(one: Measurement, other: Measurement): boolean {
  return (['subject', 'under', 'figure', 'size'] as const).every((key) => one[key] === other[key]);
}

function ratioOf(one: Measurement, group: readonly Measurement[]): string {
  const own = group.find(({ of }) => of === OURS);
  if (own === undefined || isOurs(one) || own.median === 0) return '';
  // For a stopped run, only a lower bound is known.
  if (own.stopped === true) return 'not measured';
  const ratio = `${(one.median / own.median).toFixed(2)}x ours`;
  return one.stopped === true ? `over ${ratio}` : ratio;
}

/** All figures of a bench. The bar compares the contenders of a figure. */
export function Figures({ bench, label }: { bench: string; label: string }) {
  const all = find({ bench });
  return (
    <Table
      heads={['What', 'Figure', 'Contender', 'Median', 'Quartiles', 'Ratio']}
      label={label}
      rows={all.map((one) => {
        const group = all.filter((other) => isComparable(one, other));
        const longest = Math.max(...group.map(({ median }) => median));
        return [
          one.subject + (one.size === undefined ? '' : `: ${one.size.toLocaleString('en')}`),
          `${one.figure}, ${one.under}`,
          one.of,
          <>
            {format(one)}
            {longest > 0 && (
              <Bar
                data-ours={isOurs(one)}
                style={{ inlineSize: `${String((one.median / longest) * 100)}%` }}
              />
            )}
          </>,
          `${String(one.low)} to ${String(one.high)}, of ${String(one.count)}`,
          ratioOf(one, group),
        ];
      })}
    />
  );
}
