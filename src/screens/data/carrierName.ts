import { carrierThemes } from '#theme/themes';

const MAX_LENGTH = 60;

/**
 * Returns a carrier's display name for one line, such as the document title. Without a theme it is the code, truncated
 * and without control characters.
 */
export function carrierName(code: string): string {
  const name = carrierThemes.find((theme) => theme.code === code)?.name ?? code;
  const letters = Array.from(name.replace(/[\p{Cc}\p{Cf}]/gu, ''));
  return letters.length > MAX_LENGTH
    ? `${letters.slice(0, MAX_LENGTH).join('')}…`
    : letters.join('');
}
