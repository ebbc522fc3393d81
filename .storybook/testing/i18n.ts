import { cloneElement, isValidElement, useSyncExternalStore } from 'react';
import type { i18n as I18n, ParseKeys, TOptions } from 'i18next';
import { pseudoLocalize } from '../globals/pseudoLocalize';
import { company } from '#company/company';
import { createI18n } from '#i18n/i18n';

/** The key of a text in the translation files. */
export type TextKey = ParseKeys;

const MARK = 't:';

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

/** The args of each story with the marks of {@link tr}, by its parameters. */
const unresolvedArgs = new WeakMap<object, Record<string, unknown>>();

function version(): string {
  return `${i18n.language} ${textLength}`;
}

/** Resolves the texts of a story's args for its controls. */
export function resolveArgs(story: { parameters: object; initialArgs: Record<string, unknown> }) {
  unresolvedArgs.set(story.parameters, story.initialArgs);
  return resolveTexts(story.initialArgs);
}

/** A story's args in the toolbar's language, except edited ones. The arg `language` is that language. */
export function currentTexts<Args extends object>(
  parameters: object,
  args: Args,
  initial: object,
): Args {
  const resolved = resolveTexts(unresolvedArgs.get(parameters) ?? {});
  const initialValues = new Map(Object.entries(initial));
  const own = Object.entries(args).map(([name, value]: [string, unknown]) => {
    if (value !== initialValues.get(name)) return [name, value];
    return [name, name === 'language' ? i18n.language : (resolved[name] ?? value)];
  });
  return Object.fromEntries(own) as Args;
}

/** A story's arg whose text comes from the translation files, in the toolbar's language. */
export function tr(key: TextKey, options: TOptions = {}): string {
  return MARK + JSON.stringify([key, options]);
}

/** Resolves the args made by {@link tr}, in lists, plain objects and elements too. */
export function resolveTexts<Value>(value: Value): Value;
export function resolveTexts(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith(MARK)) {
    return t(...(JSON.parse(value.slice(MARK.length)) as Parameters<typeof t>));
  }
  if (Array.isArray(value)) return value.map((item: unknown) => resolveTexts(item));
  if (isValidElement<object>(value)) return cloneElement(value, resolveTexts(value.props));
  if (
    value !== null &&
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolveTexts(item)]),
    );
  }
  return value;
}
