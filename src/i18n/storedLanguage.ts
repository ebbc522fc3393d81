import type { i18n as I18n } from 'i18next';
import { languages, toLanguage, type Language } from './languages';

const KEY = 'language';

function storeLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
  } catch {
    // Without a storage, the next visit starts in the default language.
  }
}

/** Removes `?lang=` from the URL, where search engines set it, and stores its language. */
function consumeParameter(): Language | undefined {
  const address = new URL(window.location.href);
  const code = address.searchParams.get('lang');
  const language = languages.find((known) => known === code);
  if (language === undefined) return undefined;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
  storeLanguage(language);
  return language;
}

/** Returns the language of the URL, or that of the last visit, or the default one. */
export function readLanguage(): Language {
  const requested = consumeParameter();
  if (requested !== undefined) return requested;
  try {
    return toLanguage(window.localStorage.getItem(KEY));
  } catch {
    return toLanguage(undefined);
  }
}

/** Updates `<html lang>` and the stored language after each change. */
export function followLanguage(i18n: I18n): void {
  document.documentElement.lang = toLanguage(i18n.resolvedLanguage);
  i18n.on('languageChanged', (code) => {
    const language = toLanguage(code);
    document.documentElement.lang = language;
    storeLanguage(language);
  });
}
