import type { Language } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';

/** Returns the language of the server's texts, or undefined if it is the language of the page. */
export function useServerLang(): Language | undefined {
  return useLanguage() === 'es' ? undefined : 'es';
}

/** Prevents line breaks between a number and its unit in a text of the server. */
export function nonBreakingUnits(text: string): string {
  return text.replace(
    /(\d) (?=(?:[KMGT]B|SMS|min|minutos?|h|horas?|d[ií]as?)(?!\p{L}))/giu,
    '$1\u00a0',
  );
}
