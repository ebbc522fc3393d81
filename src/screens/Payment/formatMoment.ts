import { localeOf, type Language } from '#i18n/languages';

/** A moment in milliseconds since 1970, as people read it: a long date and the time to the minute. */
export function formatMoment(moment: number, language: Language): string {
  const text = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(moment);
  // The half of the day stays with its hour.
  return text.replace(/(\d)\s(?=\S+$)/u, '$1\u00a0');
}
