import results from '#bench/results.json';
import type { Measurement } from '#bench/measurements.mjs';
import { Table } from './Table';

const measurements = results.measurements as readonly Measurement[];

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

/** A median compared with ours of the same figure. */
function ratioOf(one: Measurement, all: readonly Measurement[]): string {
  const own = all.find(
    (other) =>
      other.of === 'Colibrí' &&
      (['subject', 'under', 'figure', 'size'] as const).every((key) => one[key] === other[key]),
  );
  if (own === undefined || own === one || own.median === 0) return '';
  return `${(one.median / own.median).toFixed(2)}x ours`;
}

/** All figures of a bench. A stopped one is higher than shown. */
export function Figures({ bench, label }: { bench: string; label: string }) {
  const all = measurements.filter((one) => one.bench === bench);
  return (
    <Table
      heads={['What', 'Figure', 'Contender', 'Median', 'Quartiles', 'Ratio']}
      label={label}
      rows={all.map((one) => [
        one.subject + (one.size === undefined ? '' : `: ${one.size.toLocaleString('en')}`),
        `${one.figure}, ${one.under}`,
        one.of,
        `${one.stopped === true ? 'over ' : ''}${one.median.toLocaleString('en')} ${one.unit}`,
        `${String(one.low)} to ${String(one.high)}, of ${String(one.count)}`,
        ratioOf(one, all),
      ])}
    />
  );
}
