/** The minimum and maximum number of digits of each field (requirements §5, §9). */
export const fieldLengths = {
  phone: { least: 10, most: 10 },
  card: { least: 16, most: 16 },
  expiry: { least: 4, most: 6 },
  cvv: { least: 3, most: 3 },
} as const;

function hasDigitsOf(field: keyof typeof fieldLengths, value: string): boolean {
  const { least, most } = fieldLengths[field];
  return /^[0-9]*$/.test(value) && value.length >= least && value.length <= most;
}

/** Whether a value is exactly ten ASCII digits. */
export function isPhone(value: string): boolean {
  return hasDigitsOf('phone', value);
}

/** Whether a value is exactly sixteen ASCII digits. */
export function isCardNumber(value: string): boolean {
  return hasDigitsOf('card', value);
}

/** Whether a value is four to six ASCII digits: a month and a year, of two digits or four. */
export function isExpiry(value: string): boolean {
  return hasDigitsOf('expiry', value);
}

/** Whether a value is exactly three ASCII digits. */
export function isCvv(value: string): boolean {
  return hasDigitsOf('cvv', value);
}

/** Whether a value is a cardholder's name, which contains at least one letter. */
export function isCardholder(value: string): boolean {
  return /\p{L}/u.test(value);
}
