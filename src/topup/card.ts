/**
 * Masks a card number for display: three masked groups, then the last four digits (requirements §5). The first four digits
 * are masked, also of another, short number.
 */
export function maskCardNumber(card: string): string {
  return `XXXX XXXX XXXX ${card.replace(/\D/g, '').slice(4).slice(-4)}`;
}
