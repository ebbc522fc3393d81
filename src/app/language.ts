import type { i18n as I18n } from 'i18next';
import { toLanguage, type Language } from './i18n/languages';

const KEY = 'language';

/** The language of the last visit; Spanish where none is kept, or the storage is closed. */
export function readLanguage(): Language {
  try {
    return toLanguage(window.localStorage.getItem(KEY));
  } catch {
    return toLanguage(undefined);
  }
}

function keepLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // A closed or full storage only means that the next visit starts in Spanish.
  }
}

/** Makes `<html lang>` and the next visit follow the language. */
export function followLanguage(i18n: I18n): void {
  document.documentElement.lang = toLanguage(i18n.resolvedLanguage);
  i18n.on('languageChanged', (code) => {
    const language = toLanguage(code);
    document.documentElement.lang = language;
    keepLanguage(language);
  });
}
