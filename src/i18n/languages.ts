/**
 * The languages, the default first: each with its own name and the locale of its numbers and dates.
 * A new language is a line here and a file in `locales`.
 */
const table = {
  es: { name: 'Español', locale: 'es-MX' },
  en: { name: 'English', locale: 'en' },
} as const;

/** A language code of the product. */
export type Language = keyof typeof table;

/** The codes of all languages, the default first. */
export const languages = Object.keys(table) as [Language, ...Language[]];

/** The language of a first visit. */
export const defaultLanguage = languages[0];

/** Returns the language of a code such as `en`, `EN` or `en-US`, or `undefined` if the app does not have it. */
export function findLanguage(code: string | null | undefined): Language | undefined {
  const [primary] = (code ?? '').trim().toLowerCase().split(/[-_]/);
  return languages.find((language) => language === primary);
}

/** Returns the language of a code, or the default one if the code is unknown. */
export function toLanguage(code: string | null | undefined): Language {
  return findLanguage(code) ?? defaultLanguage;
}

/** Returns a language's name in that language, such as `Español`. */
export function languageName(language: Language): string {
  return table[language].name;
}

/** Returns a language's name in another one, such as `inglés` for English in Spanish. */
export function languageNameIn(reader: string, language: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? languageName(language);
}

/** Returns the locale of a language's numbers and dates, such as `es-MX`. */
export function localeOf(language: Language): string {
  return table[language].locale;
}

/** Returns the Open Graph locale of a language, such as `es_MX`. */
export function openGraphLocale(code: Language): string {
  const { language, region = '' } = new Intl.Locale(localeOf(code)).maximize();
  return `${language}_${region}`;
}
