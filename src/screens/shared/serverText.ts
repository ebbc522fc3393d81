import type { Language } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';

/** The language of the server's texts, where the page is in another one; else it goes without saying. */
export function useServerLang(): Language | undefined {
  return useLanguage() === 'es' ? undefined : 'es';
}

/** A text of the server as it is shown: no line breaks between a number and its unit. */
export function nonBreakingUnits(text: string): string {
  return text.replace(
    /(\d) (?=(?:[KMGT]B|SMS|min|minutos?|h|horas?|d[ií]as?)(?!\p{L}))/giu,
    '$1\u00a0',
  );
}
