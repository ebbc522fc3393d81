/** The languages of the product, the default first (spec §9). */
export const languages = ['es', 'en'] as const;

/** A language code of the product. */
export type Language = (typeof languages)[number];

/** The language of a stored or given code; Spanish where the code is unknown. */
export function toLanguage(code: string | null | undefined): Language {
  return languages.find((language) => language === code) ?? 'es';
}
