import type { i18n as I18n } from 'i18next';

/** Whether a language is there whole: each part of its texts that some screen has asked for. */
export function hasTexts(i18n: Pick<I18n, 'options' | 'hasResourceBundle'>, code: string): boolean {
  const { ns = [] } = i18n.options;
  const parts = typeof ns === 'string' ? [ns] : ns;
  return parts.every((part) => i18n.hasResourceBundle(code, part));
}

/** Changes to a language once its texts are there; where they cannot be had, the page keeps its own. */
export async function changeLanguage(i18n: I18n, code: string): Promise<void> {
  // Not loadLanguages, which asks only once.
  await i18n.reloadResources(code);
  if (hasTexts(i18n, code)) await i18n.changeLanguage(code);
}
