/** Digits from which an expiry passes (spec §5). */
export const EXPIRY_MIN_LENGTH = 4;
