import { Bars, Curve } from './Charts';
import { Panel, Prose, Stack } from './Page';
import {
  aims,
  find,
  isOurs,
  judge,
  measurements,
  OURS,
  runs,
  shown,
  type Measurement,
} from './speed';
import { Table } from './Table';

/** When and where the figures of this page were measured. */
export function Runs() {
  return (
    <Table heads={['Bench', 'When', 'Where', 'Rounds']} label="The runs quoted here">
      {runs.map(([name, { at, browser, machine, rounds }]) => (
        <tr key={name}>
          <th scope="row">
            <code>npm run bench -- {name}</code>
          </th>
          <td>{at.slice(0, 16).replace('T', ' ')} UTC</td>
          <td>{`${machine}, ${browser}`}</td>
          <td>{rounds}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Every aim, what was measured, and why it misses where it does. */
export function AimTable() {
  const judged = aims.map(judge);
  const held = judged.filter(({ holds }) => holds === true).length;
  return (
    <Stack>
      <Prose>
        <p>{`${String(held)} of ${String(judged.length)} aims hold.`}</p>
      </Prose>
      <Table heads={['Figure', 'Aim', 'Measured', 'Verdict']} label="The aims">
        {judged.map(({ title, aim, measured, holds, reason }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{aim}</td>
            <td>{measured}</td>
            <td>
              {holds === undefined ? '' : holds ? 'holds' : 'missed'}
              {reason !== '' && `: ${reason}`}
            </td>
          </tr>
        ))}
      </Table>
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

/** All figures of a bench, with their spread, once somebody asks for them. */
export function Figures({ bench, label }: { bench: string; label: string }) {
  const all = find({ bench });
  return (
    <details>
      <summary>All figures</summary>
      <Table heads={['What', 'Figure', 'Of', 'Median', 'Quartiles', 'Ratio']} label={label}>
        {all.map((one) => {
          const { subject, size, under, figure, of, low, high, count } = one;
          return (
            <tr key={[subject, size, under, figure, of].join()}>
              <th scope="row">
                {size === undefined ? subject : `${subject}: ${size.toLocaleString('en')}`}
              </th>
              <td>{`${figure}, ${under}`}</td>
              <td>{of}</td>
              <td>{shown(one)}</td>
              <td>{`${String(low)} to ${String(high)}, of ${String(count)}`}</td>
              <td>{ratioOf(one, all)}</td>
            </tr>
          );
        })}
      </Table>
    </details>
  );
}

/** The largest content of each page beside its control, as bars. */
export function PageChart() {
  const all = find({ bench: 'pages', figure: 'LCP', under: 'slow 4G, 4x CPU' });
  return (
    <Panel>
      <Bars
        bars={all.map((one) => ({
          label: `${one.subject}, ${one.of}`,
          value: one.median,
          text: shown(one),
          isOurs: one.of === OURS,
        }))}
        label="Largest content at slow 4G and 4x CPU"
      />
    </Panel>
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

/** Our components beside their peers, as bars. */
export function PeerCharts() {
  return (
    <Stack>
      {comparisons.map(({ label, ...wanted }) => (
        <Panel key={label}>
          <Bars
            bars={find({ bench: 'components', ...wanted }).map((one) => ({
              label: one.of,
              value: one.median,
              text: shown(one),
              isOurs: isOurs(one),
            }))}
            label={label}
          />
        </Panel>
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
          <Panel key={subject}>
            <Curve
              curves={figures.map((figure) => ({
                label: figure,
                points: own
                  .filter((one) => one.figure === figure)
                  .map(({ size = 0, median }) => ({ at: size, value: median })),
              }))}
              label={`Cost of ${subject}, in ms`}
            />
          </Panel>
        );
      })}
    </Stack>
  );
}
