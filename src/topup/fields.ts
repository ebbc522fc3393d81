/** The format of each field's value (requirements §5, §9). Only ASCII digits count as digits. */
export const formats = {
  phone: /^\d{10}$/,
  cardholder: /\p{L}/u,
  card: /^\d{16}$/,
  /** A month and a year, of two digits or four. */
  expiry: /^\d{4,6}$/,
  cvv: /^\d{3}$/,
} as const;

/** Whether a value is a complete phone number. */
export function isPhone(value: string): boolean {
  return formats.phone.test(value);
}
