/** Whether a value is exactly ten ASCII digits (spec §5). */
export function isPhone(value: string): boolean {
  return /^[0-9]{10}$/.test(value);
}
