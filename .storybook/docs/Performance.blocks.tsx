import { Bars, Curve } from './Charts';
import { Stack } from './Page';
import {
  aims,
  find,
  isOurs,
  judge,
  type Judged,
  measurements,
  OURS,
  runs,
  shown,
  type Measurement,
} from './performance';
import { Table } from './Table';

/** When and where the figures of this page were measured. */
export function Runs() {
  return (
    <Table
      heads={['Bench', 'When', 'Where', 'Rounds']}
      label="The runs quoted here"
      rows={runs.map(([name, { at, browser, machine, rounds }]) => [
        <code key={name}>npm run bench -- {name}</code>,
        `${at.slice(0, 16).replace('T', ' ')} UTC`,
        `${machine}, ${browser}`,
        rounds,
      ])}
    />
  );
}

function verdictOf({ holds, reason }: Judged): string {
  if (holds === undefined) return '';
  return `${holds ? 'holds' : 'missed'}${reason === '' ? '' : `: ${reason}`}`;
}

/** Every aim, what was measured, and why it misses where it does. */
export function AimTable() {
  const judged = aims.map(judge);
  const held = judged.filter(({ holds }) => holds === true).length;
  return (
    <Stack>
      <p>{`${String(held)} of ${String(judged.length)} aims hold.`}</p>
      <Table
        heads={['Figure', 'Aim', 'Measured', 'Verdict']}
        label="The aims"
        rows={judged.map((one) => [one.title, one.aim, one.measured, verdictOf(one)])}
      />
    </Stack>
  );
}

function ratioOf(one: Measurement, all: readonly Measurement[]): string {
  const { subject, under, figure, size } = one;
  const own = all.find(
    (other) =>
      other.of === OURS &&
      other.subject === subject &&
      other.under === under &&
      other.figure === figure &&
      other.size === size,
  );
  if (own === undefined || isOurs(one) || own.median === 0) return '';
  // Of what was stopped, only the least that it takes is known.
  if (own.stopped === true) return 'not measured';
  const ratio = `${(one.median / own.median).toFixed(2)}x ours`;
  return one.stopped === true ? `over ${ratio}` : ratio;
}

/** All figures of a bench, with their spread, shown on request. */
export function Figures({ bench, label }: { bench: string; label: string }) {
  const all = find({ bench });
  return (
    <details>
      <summary>All figures</summary>
      <Table
        heads={['What', 'Figure', 'Of', 'Median', 'Quartiles', 'Ratio']}
        label={label}
        rows={all.map((one) => [
          one.subject + (one.size === undefined ? '' : `: ${one.size.toLocaleString('en')}`),
          `${one.figure}, ${one.under}`,
          one.of,
          shown(one),
          `${String(one.low)} to ${String(one.high)}, of ${String(one.count)}`,
          ratioOf(one, all),
        ])}
      />
    </details>
  );
}

/** The largest content of each page next to its control, as bars. */
export function PageChart() {
  return (
    <Bars
      label="Largest content at slow 4G and 4x CPU"
      named={({ subject, of }) => `${subject}, ${of}`}
      of={find({ bench: 'pages', figure: 'LCP', under: 'slow 4G, 4x CPU' })}
    />
  );
}

const comparisons: readonly (Partial<Measurement> & { label: string })[] = [
  { label: 'A keystroke', subject: 'a keystroke' },
  { label: 'The first notification', subject: 'notifications', figure: 'painted', size: 1 },
  { label: '1,000 notifications', subject: 'notifications', figure: 'painted', size: 1000 },
  { label: '12 products', subject: 'products', figure: 'painted', size: 12 },
  { label: '200 products', subject: 'products', figure: 'painted', size: 200 },
  { label: '10,000 products', subject: 'products', figure: 'painted', size: 10_000 },
  { label: 'A theme switch', subject: 'a theme switch', figure: 'script, style and layout' },
];

/** Our components next to their peers, as bars. */
export function PeerCharts() {
  return (
    <Stack>
      {comparisons.map(({ label, ...wanted }) => (
        <Bars
          key={label}
          label={label}
          named={({ of }) => of}
          of={find({ bench: 'components', ...wanted })}
        />
      ))}
    </Stack>
  );
}

/** What it costs when there is more of it, as curves. */
export function ScaleCharts() {
  const all = measurements.filter(({ bench, size }) => bench === 'scale' && size !== undefined);
  const subjects = [...new Set(all.map(({ subject }) => subject))];
  return (
    <Stack>
      {subjects.map((subject) => {
        const own = all.filter((one) => one.subject === subject);
        const figures = [...new Set(own.map(({ figure }) => figure))];
        return (
          <Curve
            curves={figures.map((figure) => ({
              label: figure,
              points: own
                .filter((one) => one.figure === figure)
                .map(({ size = 0, median }) => ({ at: size, value: median })),
            }))}
            key={subject}
            label={`Cost of ${subject}, in ms`}
          />
        );
      })}
    </Stack>
  );
}
