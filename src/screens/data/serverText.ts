import type { Language } from '#i18n/languages';
import { useLanguage } from '#i18n/useLanguage';

/** Returns the language of the server's texts, or undefined if it is the language of the page. */
export function useServerLang(): Language | undefined {
  return useLanguage() === 'es' ? undefined : 'es';
}
