import { themeOf } from '#theme/themes';

const LONGEST = 60;

/** A carrier's name as people know it; the code itself where it has no theme. */
export function carrierName(code: string): string {
  const theme = themeOf(code);
  return theme.code === code ? theme.name : code;
}

/** A text fit for one line outside the page, such as its title: no control marks, and cut when long. */
export function oneLine(text: string): string {
  const letters = Array.from(text.replace(/[\p{Cc}\p{Cf}]/gu, ''));
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
}

/** The address of a carrier's screen. */
export function carrierPath(code: string): string {
  // Half a surrogate pair has no place in an address and would throw.
  return `/start/company/${encodeURIComponent(code.replace(/\p{Cs}/gu, '\uFFFD'))}`;
}

/** Fills `{{name}}` in a text with values, each taken as it is, whatever braces it has of its own. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
