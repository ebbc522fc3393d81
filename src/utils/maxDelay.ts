/** The longest delay of `setTimeout`, in milliseconds: about 25 days. A longer one, such as `Infinity`, ends at once. */
export const MAX_DELAY_MS = 2 ** 31 - 1;
