import { cloneElement, isValidElement, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import type { i18n as I18n, ParseKeys, TOptions } from 'i18next';
import { STORY_ARGS_UPDATED, STORY_PREPARED } from '../config/events';
import { pseudoLocalize } from '../globals/pseudoLocalize';
import { company } from '#company/company';
import { createI18n } from '#i18n/i18n';

/** The key of a text in the translation files. */
export type TextKey = ParseKeys;

const MARK = 't:';

/** The i18next instance of all stories. A missing text is an error. */
export const i18n: I18n = await createI18n({ language: 'es', company: company.name, strict: true });

type TextLength = 'written' | 'longer';

let textLength: TextLength = 'written';

i18n.use({
  type: 'postProcessor' as const,
  name: 'length',
  process: (text: string) => (textLength === 'longer' ? pseudoLocalize(text) : text),
});
i18n.options.postProcess = ['length'];

/** Shows each text as written or 40 % longer, like another language. */
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

/** The args of each story as written, with the marks of {@link tr}. */
const written = new Map<string, Record<string, unknown>>();

/** The language and length of the texts in the controls of each story. */
const shownIn = new Map<string, string>();

function version(): string {
  return `${i18n.language} ${textLength}`;
}

/** A story whose controls are shown. */
interface ShownStory {
  id: string;
  args: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
  argTypes: object;
  parameters: object;
}

/** Shows the texts of the args in the controls, and not their keys. */
export function showTexts({ id, initialArgs }: Pick<ShownStory, 'id' | 'initialArgs'>) {
  written.set(id, initialArgs);
  shownIn.set(id, version());
  return resolveTexts(initialArgs);
}

/** Translates the controls' texts to the toolbar's language, except edited ones. */
export function translateControls({ id, args, initialArgs, argTypes, parameters }: ShownStory) {
  if (shownIn.get(id) === version()) return;
  shownIn.set(id, version());
  for (const [name, value] of Object.entries(resolveTexts(written.get(id) ?? {}))) {
    if (args[name] === initialArgs[name]) args[name] = value;
    initialArgs[name] = value;
  }
  const channel = addons.getChannel();
  // The initial args change too, so that a reset of the controls keeps the language.
  channel.emit(STORY_PREPARED, { id, args, initialArgs, argTypes, parameters });
  // The same object would not count as a change.
  channel.emit(STORY_ARGS_UPDATED, { storyId: id, args: { ...args } });
}

/** A story's args in the toolbar's language, except edited ones. */
export function currentTexts<Args extends object>(id: string, args: Args, initial: object): Args {
  const resolved = resolveTexts(written.get(id) ?? {});
  const own = Object.entries(args).map(([name, value]: [string, unknown]) => {
    const isUntouched = value === Reflect.get(initial, name) && name in resolved;
    return [name, isUntouched ? resolved[name] : value];
  });
  return Object.fromEntries(own) as Args;
}

/** A story's arg whose text comes from the translation files, in the toolbar's language. */
export function tr(key: TextKey): string {
  return MARK + key;
}

/** Resolves the args made by {@link tr}, in lists, plain objects and elements too. */
export function resolveTexts<Value>(value: Value): Value;
export function resolveTexts(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith(MARK)) {
    return t(value.slice(MARK.length) as TextKey);
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
