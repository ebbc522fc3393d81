import type { i18n as I18n } from 'i18next';
import { storageKeys } from '#storage/keys';
import { localStore } from '#storage/safeStorage';
import { listen } from '#utils/listen';
import { findLanguage, toLanguage, type Language } from './languages';

const PARAMETER = 'lang';

/** Returns the language of `?lang=`, which search engines and shared links set. */
function languageOfAddress(): Language | undefined {
  return findLanguage(new URLSearchParams(window.location.search).get(PARAMETER));
}

/** Returns the language of the address, or that of the last visit, or the default one. */
export function readLanguage(): Language {
  return languageOfAddress() ?? toLanguage(localStore.get(storageKeys.language));
}

/** Stores the language of the address, and removes it there, where it would outlast the user's choice. */
export function storeLanguageOfAddress(): void {
  const language = languageOfAddress();
  if (language === undefined) return;
  const address = new URL(window.location.href);
  address.searchParams.delete(PARAMETER);
  localStore.set(storageKeys.language, language);
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    // Some browsers refuse many changes in a short time. The address keeps its language.
  }
}

/** Stores the language after each change. */
export function storeChanges(i18n: I18n): void {
  i18n.on('languageChanged', (code) => {
    localStore.set(storageKeys.language, toLanguage(code));
  });
}

/** Calls a function with the language that another tab stores. Returns a function that stops the calls. */
export function onStoredLanguage(callback: (language: Language) => void): () => void {
  return listen(window, ['storage'], ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.language) callback(toLanguage(newValue));
  });
}
