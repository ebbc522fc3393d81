import type { Language } from '#languages';

type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../../src/app/i18n/locales/*.json', {
  eager: true,
  import: 'default',
});

/**
 * A text of the translation files, by its key.
 * @throws {Error} when the file has no such text.
 */
export function textIn(language: Language, key: string): string {
  const start: string | Texts | undefined = files[`../../src/app/i18n/locales/${language}.json`];
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      start,
    );
  if (typeof found !== 'string') {
    throw new Error(
      `The docs ask for the text ${key}, which ${language}.json lacks: correct the key.`,
    );
  }
  return found;
}
