import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { hasTexts } from './changeLanguage';
import { languages, type Language } from './languages';

/** The options of {@link createI18n}. */
export interface I18nOptions {
  /** The first language. */
  language: Language;
  /** The company's name, which texts contain as `{{company}}`. */
  company: string;
  /** Whether a missing text or value of a placeholder throws an error; otherwise its key or the placeholder is shown. */
  strict: boolean;
  /**
   * Loads the texts of a language.
   * @default fetches the translation file
   */
  load?: (language: string) => Promise<ResourceKey>;
}

/** The URLs of the translation files, by their paths in this folder. */
const files = import.meta.glob<string>('./locales/*.json', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Fetches the texts of a language. */
async function fetchTexts(language: string): Promise<ResourceKey> {
  const url = files[`./locales/${language}.json`];
  if (url === undefined) throw new Error(`There is no translation file of "${language}".`);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  return (await response.json()) as ResourceKey;
}

function throwMissing(codes: readonly string[], _namespace: string, key: string): never {
  throw new Error(
    `The text "${key}" is missing in ${codes.join(', ')}: add it to src/i18n/locales.`,
  );
}

function throwWithoutValue(text: string, [placeholder]: RegExpExecArray): never {
  throw new Error(
    `The text "${text}" has no value for ${placeholder}: pass it to t(), and see src/i18n/locales for its name.`,
  );
}

/**
 * Creates the i18next instance of the app and loads its first language, or another one if that language
 * cannot be loaded. It throws if no file can be loaded.
 */
export async function createI18n({
  language,
  company,
  strict,
  load = fetchTexts,
}: I18nOptions): Promise<I18n> {
  const i18n = createInstance();
  await i18n
    // With two parameters of `read`, i18next expects a promise.
    .use({ type: 'backend', read: (code: string, _namespace: string) => load(code) })
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      interpolation: { escapeValue: false, defaultVariables: { company } },
      react: { useSuspense: false },
      ...(strict && {
        saveMissing: true,
        missingKeyHandler: throwMissing,
        missingInterpolationHandler: throwWithoutValue,
      }),
    });
  if (hasTexts(i18n, language)) return i18n;
  for (const code of languages.filter((other) => other !== language)) {
    await i18n.changeLanguage(code);
    if (hasTexts(i18n, code)) return i18n;
  }
  throw new Error('The translation file of no language could be loaded.');
}
