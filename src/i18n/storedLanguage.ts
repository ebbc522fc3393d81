import type { i18n as I18n } from 'i18next';
import { createSafeStorage, readStored } from '#storage/safeStorage';
import { findLanguage, toLanguage, type Language } from './languages';

const KEY = 'language';
const PARAMETER = 'lang';

function storeLanguage(language: Language): void {
  createSafeStorage(() => localStorage).set(KEY, language);
}

/** Returns the language of `?lang=`, which search engines and shared links set. */
function languageOfAddress(): Language | undefined {
  return findLanguage(new URLSearchParams(window.location.search).get(PARAMETER));
}

/** Returns the language of the address, or that of the last visit, or the default one. */
export function readLanguage(): Language {
  return languageOfAddress() ?? toLanguage(readStored(() => localStorage, KEY));
}

/** Stores the language of the address, and removes it there, where it would outlast the user's choice. */
export function storeLanguageOfAddress(): void {
  const language = languageOfAddress();
  if (language === undefined) return;
  const address = new URL(window.location.href);
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  storeLanguage(language);
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
