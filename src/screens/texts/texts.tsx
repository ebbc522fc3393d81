import type { i18n as I18n } from 'i18next';

type Texts = Pick<I18n, 'options' | 'hasResourceBundle'>;

/** The parts of the texts that some screen has asked for. */
function partsOf({ options: { ns = [] } }: Texts): readonly string[] {
  return typeof ns === 'string' ? [ns] : [...ns];
}

/** Whether a language is there whole: each part of its texts that some screen has asked for. */
export function hasTexts(i18n: Texts, code: string): boolean {
  return partsOf(i18n).every((part) => i18n.hasResourceBundle(code, part));
}

/** The language that was asked for last. */
const asked = new WeakMap<I18n, string>();

/**
 * Changes to a language once its texts are there, unless another one was asked for since; where they
 * cannot be had, the page keeps its own.
 */
export async function changeLanguage(i18n: I18n, code: string): Promise<void> {
  asked.set(i18n, code);
  // What a screen asks for in the meantime comes with the change itself.
  const parts = partsOf(i18n);
  // Not loadLanguages, which asks only once.
  await i18n.reloadResources(code);
  if (asked.get(i18n) !== code) return;
  if (parts.every((part) => i18n.hasResourceBundle(code, part))) await i18n.changeLanguage(code);
}
