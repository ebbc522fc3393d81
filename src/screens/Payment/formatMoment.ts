import { localeOf, type Language } from '#i18n/languages';

/** Formats a time in milliseconds since 1970 as a long date with hours and minutes. */
export function formatMoment(moment: number, language: Language): string {
  const text = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(moment);
  // A non-breaking space keeps the day period (a.m. or p.m.) with the time.
  return text.replace(/(\d)\s(?=\S+$)/u, '$1\u00a0');
}
