import { useSyncExternalStore } from 'react';
import type { i18n as I18n, ParseKeys, TOptions } from 'i18next';
import { pseudoLocalize } from '../globals/pseudoLocalize';
import { company } from '#company/company';
import { createI18n } from '#i18n/i18n';

/** The key of a text in the translation files. */
export type TextKey = ParseKeys;

/** The i18next instance of all stories. A missing text is an error. */
export const i18n: I18n = await createI18n({ language: 'es', company: company.name, strict: true });

type TextLength = 'normal' | 'longer';

let textLength: TextLength = 'normal';

i18n.use({
  type: 'postProcessor' as const,
  name: 'length',
  process: (text: string) => (textLength === 'longer' ? pseudoLocalize(text) : text),
});
i18n.options.postProcess = ['length'];

/** Shows each text as it is or 40 % longer, like another language. */
export function setTextLength(length: TextLength): void {
  textLength = length;
  i18n.emit('languageChanged', i18n.language);
}

/** Renders a component again on every change of language or length. */
export function useTextVersion(): string {
  return useSyncExternalStore((notify) => {
    i18n.on('languageChanged', notify);
    return () => {
      i18n.off('languageChanged', notify);
    };
  }, version);
}

/** A text in the language of the toolbar, for `play`. */
export function t(key: TextKey, options?: TOptions): string {
  return i18n.t(key, options ?? {});
}

function version(): string {
  return `${i18n.language} ${textLength}`;
}
