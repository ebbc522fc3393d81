/**
 * The languages of the product, the default first: the name of each in itself, and the locale of its
 * numbers and dates. A new language is a line here and a file in `locales`.
 */
const table = {
  es: { name: 'Español', locale: 'es-MX' },
  en: { name: 'English', locale: 'en' },
} as const;

/** A language code of the product. */
export type Language = keyof typeof table;

/** The codes of all languages, the default first. */
export const languages = Object.keys(table) as [Language, ...Language[]];

/** The language where none was chosen. */
export const defaultLanguage = languages[0];

/** The language of a code; the default one where the code is unknown. */
export function toLanguage(code: string | null | undefined): Language {
  return languages.find((language) => language === code) ?? defaultLanguage;
}

/** A language's name in itself, such as `Español`. */
export function languageName(language: Language): string {
  return table[language].name;
}

/** A language's name in another one, such as `inglés` for English in Spanish. */
export function languageNameIn(reader: string, language: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? languageName(language);
}

/** The locale of a language's numbers and dates, such as `es-MX`. */
export function localeOf(language: Language): string {
  return table[language].locale;
}

/** A language with its region, as Open Graph writes it, such as `es_MX`. */
export function openGraphLocale(code: Language): string {
  const { language, region = '' } = new Intl.Locale(localeOf(code)).maximize();
  return `${language}_${region}`;
}
