import type { AmountLanguage } from '#components/Amount';

const locales = { es: 'es-MX', en: 'en' } as const;

/** A moment in milliseconds since 1970, as people read it: a long date and the time to the minute. */
export function formatMoment(moment: number, language: AmountLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(moment);
}
