/** Formats ten digits as `000 000 00 00` (requirements §2). Other lengths are unchanged. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
}
