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

/** @typedef {Omit<Measurement, 'median' | 'low' | 'high' | 'count' | 'stopped'>} Key */

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
      [...series.values()].map(({ key, values, stopped }) => {
        const sorted = [...values].sort((one, other) => one - other);
        /** @param {number} share */
        function quantile(share) {
          const value = sorted[Math.round((sorted.length - 1) * share)] ?? NaN;
          return Number(value.toPrecision(value >= 100 ? 4 : 3));
        }
        return {
          ...key,
          median: quantile(0.5),
          low: quantile(0.25),
          high: quantile(0.75),
          count: values.length,
          ...(stopped && { stopped }),
        };
      }),
  };
}

/** @typedef {ReturnType<typeof createRecord>} Recording */

/**
 * Returns the rows of the table of a run, one for each figure. `ratio` is our figure divided by the row's.
 * @param {readonly Measurement[]} measurements
 */
export function tableRows(measurements) {
  /** @param {Measurement} one */
  const nameOf = ({ subject, size, under, figure }) =>
    [subject, size, under, figure].filter((part) => part !== undefined).join(', ');
  return measurements.map((one) => {
    const { unit, of, median, low, high, count, stopped } = one;
    const what = nameOf(one);
    const ours = measurements.find((other) => other.of === 'Colibrí' && nameOf(other) === what);
    return {
      what,
      of,
      median: `${stopped ? 'over ' : ''}${median} ${unit}`,
      ratio: ours && ours !== one && median > 0 ? `${(ours.median / median).toFixed(2)}x` : '',
      quartiles: `${low} to ${high}, of ${count}`,
    };
  });
}
