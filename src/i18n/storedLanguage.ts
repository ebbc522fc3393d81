import type { i18n as I18n } from 'i18next';
import { languages, toLanguage, type Language } from './languages';

const KEY = 'language';

function keepLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // A closed or full storage only means that the next visit starts in the default language.
  }
}

/** The language that `?lang=` asks for, as search engines do; it is taken out of the address and kept. */
function takeLanguage(): Language | undefined {
  const address = new URL(window.location.href);
  const code = address.searchParams.get('lang');
  const language = languages.find((known) => known === code);
  if (language === undefined) return undefined;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
  keepLanguage(language);
  return language;
}

/** The language that the address asks for, else that of the last visit, else the default one. */
export function readLanguage(): Language {
  const asked = takeLanguage();
  if (asked !== undefined) return asked;
  try {
    return toLanguage(window.localStorage.getItem(KEY));
  } catch {
    return toLanguage(undefined);
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
