import { carrierThemes } from '#theme/themes';

const MAX_LENGTH = 60;

/** Returns a carrier's display name, or its code if it has no theme. */
export function carrierName(code: string): string {
  return carrierThemes.find((theme) => theme.code === code)?.name ?? code;
}

/** Removes control characters and truncates a text, for use in one line such as the document title. */
export function truncate(text: string): string {
  const letters = Array.from(text.replace(/[\p{Cc}\p{Cf}]/gu, ''));
  return letters.length > MAX_LENGTH
    ? `${letters.slice(0, MAX_LENGTH).join('')}…`
    : letters.join('');
}
