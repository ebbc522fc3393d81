/**
 * The languages of the product, the default first (spec §9): each one's own name, and the locale
 * that its numbers and dates follow. A new language is a line here and its file of texts.
 */
const table = {
  es: { name: 'Español', locale: 'es-MX' },
  en: { name: 'English', locale: 'en' },
} as const;

/** A language code of the product. */
export type Language = keyof typeof table;

/** The codes of all languages, the default first. */
export const languages = Object.keys(table) as [Language, ...Language[]];

/** The language that stands where none was chosen (spec §9). */
export const defaultLanguage = languages[0];

/** The language of a stored or given code; the default where the code is unknown. */
export function toLanguage(code: string | null | undefined): Language {
  return languages.find((language) => language === code) ?? defaultLanguage;
}

/** A language's name in itself, such as `Español`. */
export function languageName(language: Language): string {
  return table[language].name;
}

/** The locale by which a language writes numbers and dates, such as `es-MX`. */
export function localeOf(language: Language): string {
  return table[language].locale;
}
