import styled from 'styled-components';
import results from '#bench/results.json';
import type { Measurement as RunMeasurement } from '#bench/measurements.mjs';
import { color } from '#theme/tokens';
import { Table } from './Table';

type Measurement = Readonly<RunMeasurement>;

const OURS = 'Colibrí';

const measurements = results.measurements as readonly Measurement[];

function format({ median, unit, stopped }: Measurement): string {
  const number = median.toLocaleString('en', { maximumSignificantDigits: 3 });
  return `${stopped === true ? 'over ' : ''}${number} ${unit}`.trim();
}

/** The date and the machine of each bench. */
export function Runs() {
  return (
    <Table
      heads={['Bench', 'When', 'Where', 'Rounds']}
      label="The runs"
      rows={Object.entries(results.runs).map(([name, { at, browser, machine, rounds }]) => [
        <code key={name}>npm run bench -- {name}</code>,
        `${at.slice(0, 16).replace('T', ' ')} UTC`,
        `${machine}, ${browser}`,
        rounds,
      ])}
    />
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
  if (own === undefined || own === one || own.median === 0) return '';
  const ratio = `${(one.median / own.median).toFixed(2)}x ours`;
  return one.stopped === true ? `over ${ratio}` : ratio;
}

/** All figures of a bench. The bar compares the contenders of a figure. */
export function Figures({ bench, label }: { bench: string; label: string }) {
  const all = measurements.filter((one) => one.bench === bench);
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
                data-ours={one.of === OURS}
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
