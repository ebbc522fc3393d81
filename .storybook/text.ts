import type { i18n as I18n, ParseKeys, TOptions } from 'i18next';
import { lengthen } from './longTexts';
import { createI18n } from '../src/app/i18n/i18n';

/** The key of a text in the translation files. */
export type TextKey = ParseKeys;

const MARK = 't:';

/** The translator of all stories: a missing text is an error here. */
export const i18n: I18n = await createI18n({ language: 'es', strict: true });

let longer = false;

i18n.use({
  type: 'postProcessor' as const,
  name: 'length',
  process: (text: string) => (longer ? lengthen(text) : text),
});
i18n.options.postProcess = ['length'];

/** Says whether each text is shown 40 % longer than it is, as another language might need. */
export function showLonger(value: boolean): void {
  longer = value;
}

/** A text in the language that the toolbar has chosen; for `play`. */
export function t(key: TextKey, options?: TOptions): string {
  return i18n.t(key, options ?? {});
}

/** A story's arg whose text comes from the translation files, in the toolbar's language. */
export function tr(key: TextKey): string {
  return MARK + key;
}

/** Resolves the args made by {@link tr}, in lists and plain objects too. */
export function resolveTexts<Value>(value: Value): Value;
export function resolveTexts(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith(MARK)) {
    return t(value.slice(MARK.length) as TextKey);
  }
  if (Array.isArray(value)) return value.map((item: unknown) => resolveTexts(item));
  if (
    value !== null &&
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value)
  ) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolveTexts(item)]),
    );
  }
  return value;
}
