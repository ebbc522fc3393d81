/**
 * A figure of one run: what was measured, of whom, and how the rounds went.
 * @typedef {object} Measurement
 * @property {string} bench the bench it is of
 * @property {string} subject what was measured, such as a page or an act
 * @property {string} under the conditions
 * @property {string} figure
 * @property {string} unit
 * @property {string} of whose figure it is: ours, the control's or a peer's
 * @property {number} [size] how much of it there was, where that varies
 * @property {number} median
 * @property {number} low the lower quartile
 * @property {number} high the upper quartile
 * @property {number} count of values
 * @property {boolean} [stopped] whether one was stopped for taking too long, so that the truth is higher
 */

/** @typedef {Pick<Measurement, 'bench' | 'subject' | 'under' | 'figure' | 'unit' | 'of' | 'size'>} Key */

/**
 * The value below which a share of the values lies, between two by their distance.
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

/** Collects the values of a run's rounds. */
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
 * How many times the figure of another ours is: `2.1x`; nothing for ours itself.
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
 * The table that is printed at the end of a run, a row for each figure; `ratio` is ours to the row's.
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
