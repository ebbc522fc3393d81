import results from './results.json';

/** A figure of a run of `npm run bench`. `measurements.mjs` creates it. */
export interface Measurement {
  /** The name of the bench. */
  bench: string;
  /** What was measured. */
  subject: string;
  /** The conditions. */
  under: string;
  /** The name of the figure. */
  figure: string;
  /** The unit; empty for counts. */
  unit: string;
  /** The contender. */
  of: string;
  /** The number of items, if it varies. */
  size?: number;
  /** The median. */
  median: number;
  /** The lower quartile. */
  low: number;
  /** The upper quartile. */
  high: number;
  /** The number of values. */
  count: number;
  /** Whether a run was stopped because it took too long. */
  stopped?: boolean;
}

/** The name of our contender. */
export const OURS = 'Colibrí';

/** The measurements of the last published run. */
export const measurements = results.measurements as readonly Measurement[];

/** The date, the machine and the rounds of each bench in the last published run. */
export const runs = Object.entries(results.runs);

/** A number with its unit. */
export function format({ median, unit, stopped }: Measurement): string {
  const number = median.toLocaleString('en', { maximumSignificantDigits: 3 });
  return `${stopped === true ? 'over ' : ''}${number}${unit === '' ? '' : ` ${unit}`}`;
}

type Filter = Partial<Measurement>;

/** The measurements that have all the given properties. */
export function find(filter: Filter): Measurement[] {
  const pairs = Object.entries(filter);
  return measurements.filter((one) =>
    pairs.every(([key, value]) => one[key as keyof Measurement] === value),
  );
}

/** A target for a figure. */
export interface Target {
  /** The name of the target. */
  title: string;
  /** The properties of our measurement. */
  of: Filter;
  /** A maximum, a maximum multiple of the control page, or a minimum multiple of the best peer's speed. */
  kind: 'most' | 'of control' | 'ahead';
  /** The limit. */
  limit: number;
  /** Why the target is missed, if it is. */
  reason?: string;
}

const slow = 'slow 4G, 4x CPU';
const weak = '20x CPU';

/** The difference to the static page, measured by removing each part in turn. */
const bigger =
  'the page contains its styles and drawings, which are parsed before the first paint; the static page has few styles and no picture';

/** React DOM is 55 of the 105 kB of /start, brotli. */
const script =
  'half of the script is React DOM, which cannot be split and runs before the page responds';

function pageTargets(subject: string): Target[] {
  const titled = (
    figure: string,
    under: string,
    target: Pick<Target, 'kind' | 'limit' | 'reason'>,
  ) => ({
    title: `${figure} of ${subject}, ${under}`,
    of: { bench: 'pages', subject, figure, under },
    ...target,
  });
  return [
    titled('LCP', slow, { kind: 'of control', limit: 1.1, reason: bigger }),
    titled('hydrated', slow, { kind: 'most', limit: 2000, reason: script }),
    titled('TBT', slow, { kind: 'most', limit: 60, reason: script }),
    titled('CLS', slow, { kind: 'most', limit: 0 }),
    titled('LCP', weak, { kind: 'most', limit: 1200, reason: bigger }),
    titled('TBT', weak, { kind: 'most', limit: 600, reason: script }),
  ];
}

function peerTarget(title: string, of: Filter, reason: string): Target {
  return { title, of: { bench: 'components', ...of }, kind: 'ahead', limit: 1.5, reason };
}

/** All targets. */
export const targets: readonly Target[] = [
  ...['/start', '/start/company/TELCEL', '/superhome'].flatMap(pageTargets),
  ...[slow, weak].map((under): Target => ({
    title: `INP of a top-up, ${under}`,
    of: { bench: 'flow', subject: 'the slowest press of all', under },
    kind: 'most',
    limit: under === slow ? 48 : 200,
    reason:
      'a page with one plain button takes 24 ms for a tap, and over 100 ms at 20x; the slowest are the first taps on a product and on Pay, whose code runs for the first time',
  })),
  peerTarget(
    'A keystroke in the phone field',
    { subject: 'a keystroke' },
    'it is a complete field next to plain inputs: it has a mask hint, a clear button and its own undo',
  ),
  peerTarget(
    'The first notification',
    { subject: 'notifications', figure: 'painted', size: 1 },
    'each notification is shown above an open dialog and announced in a separate live region',
  ),
  peerTarget(
    '1,000 notifications',
    { subject: 'notifications', figure: 'painted', size: 1000 },
    'react-hot-toast keeps 20 in the page and drops the others; peers that show all take longer',
  ),
  ...[OURS, `${OURS}, carrier screen`].flatMap((of) =>
    [12, 200, 10_000].map((size) =>
      peerTarget(
        `${size.toLocaleString('en')} products, ${of === OURS ? 'ProductButton' : 'carrier screen'}`,
        { subject: 'products', figure: 'painted', size, of },
        of === OURS
          ? 'a price in parts, a description and a validity are more elements than a plain button'
          : 'the figure includes a complete screen, which also writes the selection to the history, next to a plain list of buttons',
      ),
    ),
  ),
  {
    title: 'React commits on a theme switch',
    of: { bench: 'components', figure: 'React commits' },
    kind: 'most',
    limit: 0,
  },
];

/** The result of a target. */
export interface TargetResult {
  /** The name of the target. */
  title: string;
  /** The target in words. */
  target: string;
  /** The measurement in words. */
  measured: string;
  /** Whether it is met; undefined if it was not measured. */
  isMet: boolean | undefined;
  /** Why it is missed. */
  reason: string;
}

/** Whether a measurement is ours. */
export function isOurs({ of }: Measurement): boolean {
  return of.startsWith(OURS);
}

/** Checks a target against the last published run. */
export function checkTarget({ title, of, kind, limit, reason = '' }: Target): TargetResult {
  const own = find(of).find(isOurs);
  const peers = { ...of };
  delete peers.of;
  const [best] = find(peers)
    .filter((one) => !isOurs(one))
    .sort((one, other) => one.median - other.median);
  const target = {
    most: `at most ${[limit, own?.unit].join(' ').trim()}`,
    'of control': `${limit.toFixed(2)}x the static page`,
    ahead: `${String(limit)}x faster than the best peer`,
  }[kind];
  if (own !== undefined && kind === 'most') {
    const isMet = own.median <= limit;
    return { title, target, measured: format(own), isMet, reason: isMet ? '' : reason };
  }
  if (own === undefined || best === undefined) {
    return { title, target, measured: 'not measured', isMet: undefined, reason: '' };
  }
  const ratio = kind === 'ahead' ? best.median / own.median : own.median / best.median;
  const isMet = kind === 'ahead' ? ratio >= limit : ratio <= limit;
  // For a stopped run, only a lower bound is known.
  const times = own.stopped ? '' : `${best.stopped ? 'over ' : ''}${ratio.toFixed(2)}x: `;
  const measured = `${times}${format(own)} next to ${format(best)} of ${best.of}`;
  return { title, target, measured, isMet, reason: isMet ? '' : reason };
}
