/** What the keyboard does in a field of digits. */
export const DIGIT_KEYS =
  'As in any text field. It ignores characters other than digits, also on paste and autofill.';
