import { createInstance, type ParseKeys } from 'i18next';
import type { Language } from '#i18n/languages';

const files = import.meta.glob<object>('../../src/i18n/locales/*.json', {
  eager: true,
  import: 'default',
});

const translator = createInstance({
  lng: 'es',
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    Object.entries(files).map(([file, translation]) => [
      file.replace(/^.*\/|\.json$/g, ''),
      { translation },
    ]),
  ),
});
void translator.init();

/** A text of the translation files in any language: a page shows several languages. */
export function textIn(language: Language, key: ParseKeys, values: object = {}): string {
  return translator.t(key, { ...values, lng: language });
}

function flatten(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + name, value]]
      : flatten(value as object, `${prefix}${name}.`),
  );
}

/** All texts of a language by their keys, with their placeholders. */
export function textsOf(language: Language): ReadonlyMap<string, string> {
  return new Map(flatten(files[`../../src/i18n/locales/${language}.json`] ?? {}));
}
