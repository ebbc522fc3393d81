/**
 * A figure of one run: its subject, its contender and the statistics of the rounds.
 * @typedef {object} Measurement
 * @property {string} bench the name of the benchmark
 * @property {string} subject what was measured, such as a page or an action
 * @property {string} under the conditions
 * @property {string} figure
 * @property {string} unit
 * @property {string} of the contender: ours, the control or a peer
 * @property {number} [size] the number of items, if it varies
 * @property {number} median
 * @property {number} low the lower quartile
 * @property {number} high the upper quartile
 * @property {number} count of values
 * @property {boolean} [stopped] whether the timeout stopped one of the values, so that the real median is higher
 */

/** @typedef {Pick<Measurement, 'bench' | 'subject' | 'under' | 'figure' | 'unit' | 'of' | 'size'>} Key */

/**
 * Returns a quantile of the values, with linear interpolation.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? NaN;
  const above = sorted[Math.ceil(at)] ?? NaN;
  return below + (above - below) * (at % 1);
}

/** @param {number} value */
function round(value) {
  return Number(value.toPrecision(value >= 100 ? 4 : 3));
}

/** Collects the values of the rounds of a run. */
export function createRecord() {
  /** @type {Map<string, { key: Key, values: number[], stopped: boolean }>} */
  const series = new Map();
  return {
    /**
     * @param {Key} key
     * @param {number} value
     * @param {boolean} [stopped]
     */
    add(key, value, stopped = false) {
      const name = JSON.stringify(Object.values(key));
      const known = series.get(name) ?? { key, values: [], stopped: false };
      known.values.push(value);
      known.stopped ||= stopped;
      series.set(name, known);
    },
    /** @returns {Measurement[]} */
    measurements: () =>
      [...series.values()].map(({ key, values, stopped }) => ({
        ...key,
        median: round(quantile(values, 0.5)),
        low: round(quantile(values, 0.25)),
        high: round(quantile(values, 0.75)),
        count: values.length,
        ...(stopped && { stopped }),
      })),
  };
}

/** @typedef {ReturnType<typeof createRecord>} Recording */

const OURS = 'Colibrí';

/**
 * Returns the ratio of our figure to another one, such as `2.1x`. It is empty for our own figure.
 * @param {Measurement} other
 * @param {readonly Measurement[]} all
 */
function ratioTo(other, all) {
  const ours = all.find(
    ({ of, subject, size, under, figure }) =>
      of === OURS &&
      subject === other.subject &&
      size === other.size &&
      under === other.under &&
      figure === other.figure,
  );
  if (ours === undefined || ours === other || other.median === 0) return '';
  return `${(ours.median / other.median).toFixed(2)}x`;
}

/**
 * Returns the rows of the table of a run, one for each figure. `ratio` is our figure divided by the row's.
 * @param {readonly Measurement[]} measurements
 */
export function tableRows(measurements) {
  return measurements.map((one) => {
    const { subject, size, under, figure, unit, of, median, low, high, count, stopped } = one;
    return {
      what: [subject, size, under, figure].filter((part) => part !== undefined).join(', '),
      of,
      median: `${stopped ? 'over ' : ''}${median} ${unit}`,
      ratio: ratioTo(one, measurements),
      quartiles: `${low} to ${high}, of ${count}`,
    };
  });
}
