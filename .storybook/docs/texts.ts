import { createInstance, type ParseKeys } from 'i18next';
import type { Language } from '#i18n/languages';
import { flattenTexts } from '#tools/lib/flattenTexts.mjs';

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

/** All texts of a language by their keys, with their placeholders. */
export function textsOf(language: Language): ReadonlyMap<string, string> {
  return new Map(flattenTexts(files[`../../src/i18n/locales/${language}.json`] ?? {}));
}
