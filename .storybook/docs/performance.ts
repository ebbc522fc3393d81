import results from '#bench/results.json';

/** A figure of a run of `npm run bench`: see `bench/measurements.mjs`. */
export interface Measurement {
  /** The bench that it is of. */
  bench: string;
  /** What was measured. */
  subject: string;
  /** Under which conditions. */
  under: string;
  /** What of it. */
  figure: string;
  /** Of what the numbers are; empty for counts. */
  unit: string;
  /** Whose figure it is. */
  of: string;
  /** How much of it there was, where that varies. */
  size?: number;
  /** The middle of its values. */
  median: number;
  /** The lower quartile. */
  low: number;
  /** The upper quartile. */
  high: number;
  /** How many values there are. */
  count: number;
  /** Whether one was stopped for taking too long. */
  stopped?: boolean;
}

/** The machine's name for ours. */
export const OURS = 'Colibrí';

/** What the last quoted run measured. */
export const measurements = results.measurements as readonly Measurement[];

/** When, where and how often each bench of the last quoted run was made. */
export const runs = Object.entries(results.runs);

/** A number with its unit, as people read it. */
export function shown({ median, unit, stopped }: Measurement): string {
  const number = median.toLocaleString('en', { maximumSignificantDigits: 3 });
  return `${stopped === true ? 'over ' : ''}${number}${unit === '' ? '' : ` ${unit}`}`;
}

type Wanted = Partial<Measurement>;

/** The measurements of which everything asked for is so. */
export function find(wanted: Wanted): Measurement[] {
  const pairs = Object.entries(wanted);
  return measurements.filter((one) =>
    pairs.every(([key, value]) => one[key as keyof Measurement] === value),
  );
}

/** What a figure is to be, and why it is not where it is not. */
export interface Aim {
  /** What is aimed at. */
  title: string;
  /** The measurement of ours. */
  of: Wanted;
  /** Whether it may be so much at most, so many times the control page, or must be so many times ahead of its peers. */
  kind: 'most' | 'of control' | 'ahead';
  /** How much that is. */
  limit: number;
  /** Why it misses, where it does. */
  reason?: string;
}

const slow = 'slow 4G, 4x CPU';
const weak = '20x CPU';

/** What the static page beside ours does without: measured by leaving each out in turn. */
const bigger =
  'it comes with its styles and drawings in it, which are read before anything is drawn; the static page has next to no styles and no picture';

/** React DOM is 55 of the 105 kB of /start, brotli. */
const script =
  'half of the script is React DOM, which cannot be taken apart and is read and run before a page answers';

function pageAims(subject: string): Aim[] {
  const titled = (figure: string, under: string, aim: Pick<Aim, 'kind' | 'limit' | 'reason'>) => ({
    title: `${figure} of ${subject}, ${under}`,
    of: { bench: 'pages', subject, figure, under },
    ...aim,
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

function peerAim(title: string, of: Wanted, reason: string): Aim {
  return { title, of: { bench: 'components', ...of }, kind: 'ahead', limit: 1.5, reason };
}

/** Every aim. */
export const aims: readonly Aim[] = [
  ...['/start', '/start/company/TELCEL', '/superhome'].flatMap(pageAims),
  ...[slow, weak].map((under): Aim => ({
    title: `INP of a top-up, ${under}`,
    of: { bench: 'flow', subject: 'the slowest press of all', under },
    kind: 'most',
    limit: under === slow ? 48 : 200,
    reason:
      'a page of one bare button takes 24 ms for a tap, and over 100 at 20x; the slowest are the first taps on a product and on Pay, whose code then runs for the first time',
  })),
  peerAim(
    'A keystroke in the phone field',
    { subject: 'a keystroke' },
    'it is a whole field beside bare inputs, with the rest of the mask behind what is typed, a button that clears it and an undo of its own',
  ),
  peerAim(
    'The first notification',
    { subject: 'notifications', figure: 'painted', size: 1 },
    'each is raised over whatever dialog is open, and told to a live region apart from what is shown',
  ),
  peerAim(
    '1,000 notifications',
    { subject: 'notifications', figure: 'painted', size: 1000 },
    'react-hot-toast keeps 20 in the page and drops the others; those that show all take longer than ours',
  ),
  ...[OURS, `${OURS}, carrier screen`].flatMap((of) =>
    [12, 200, 10_000].map((size) =>
      peerAim(
        `${size.toLocaleString('en')} products, ${of === OURS ? 'ProductButton' : 'carrier screen'}`,
        { subject: 'products', figure: 'painted', size, of },
        of === OURS
          ? 'a price in parts, a description and a validity are more elements than a plain button has'
          : 'the figure holds a whole screen, which also writes its choice to the history, beside a bare list of buttons',
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

/** How a figure compares with its target. */
export interface Judged {
  /** What is aimed at. */
  title: string;
  /** The aim in words. */
  aim: string;
  /** What was measured, in words. */
  measured: string;
  /** Whether it holds; undefined where it was not measured. */
  holds: boolean | undefined;
  /** Why not. */
  reason: string;
}

/** Whether a figure is of ours. */
export function isOurs({ of }: Measurement): boolean {
  return of.startsWith(OURS);
}

/** Judges an aim by the last quoted run. */
export function judge({ title, of, kind, limit, reason = '' }: Aim): Judged {
  const own = find(of).find(isOurs);
  const alike = { ...of };
  delete alike.of;
  const [best] = find(alike)
    .filter((one) => !isOurs(one))
    .sort((one, other) => one.median - other.median);
  const aim = {
    most: `at most ${[limit, own?.unit].join(' ').trim()}`,
    'of control': `${limit.toFixed(2)}x the static page`,
    ahead: `${String(limit)}x faster than the best peer`,
  }[kind];
  if (own !== undefined && kind === 'most') {
    const holds = own.median <= limit;
    return { title, aim, measured: shown(own), holds, reason: holds ? '' : reason };
  }
  if (own === undefined || best === undefined) {
    return { title, aim, measured: 'not measured', holds: undefined, reason: '' };
  }
  const ratio = kind === 'ahead' ? best.median / own.median : own.median / best.median;
  const holds = kind === 'ahead' ? ratio >= limit : ratio <= limit;
  // Of what was stopped, only the least that it takes is known.
  const times = own.stopped ? '' : `${best.stopped ? 'over ' : ''}${ratio.toFixed(2)}x: `;
  const measured = `${times}${shown(own)} beside ${shown(best)} of ${best.of}`;
  return { title, aim, measured, holds, reason: holds ? '' : reason };
}
