import type { i18n as I18n } from 'i18next';

/** Returns whether the texts of a language are loaded. */
export function hasTexts(i18n: I18n, code: string): boolean {
  return i18n.hasResourceBundle(code, 'translation');
}

/** The language of the latest call. */
let requested: string | undefined;

/**
 * Loads a language and changes to it, unless another one was requested in the meantime. If its file cannot
 * be loaded, i18next emits `failedLoading` and the current language stays.
 */
export async function changeLanguage(i18n: I18n, code: string): Promise<void> {
  requested = code;
  // `loadLanguages` would not load a failed file again.
  if (!hasTexts(i18n, code)) await i18n.reloadResources(code);
  if (requested === code && hasTexts(i18n, code)) await i18n.changeLanguage(code);
}
