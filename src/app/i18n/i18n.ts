import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import company from '#company';
import { languages, type Language } from '#languages';
import { withDeadline } from '#recargas/deadline';

/** Thrown where a text is asked for that the translation files do not hold. */
export class MissingTranslationError extends Error {
  override readonly name = 'MissingTranslationError';
}

/** Thrown where the texts of a language, or of all languages, could not be had. */
export class LanguageFileError extends Error {
  override readonly name = 'LanguageFileError';
}

/** Time allowed for the file of a language, in ms. */
const TIMEOUT_MS = 6_000;

const files = import.meta.glob<{ default: object }>('./locales/*.json');

const backend = {
  type: 'backend' as const,
  init() {
    /* The files are reached by import alone: nothing to set up. */
  },
  async read(code: string, _namespace: string) {
    const load = files[`./locales/${code}.json`];
    if (load === undefined) {
      throw new LanguageFileError(`No file in src/app/i18n/locales is of the language "${code}".`);
    }
    const { default: texts } = await withDeadline(load, {
      timeoutMs: TIMEOUT_MS,
      createTimeoutError: () =>
        new LanguageFileError(`The texts of "${code}" did not come in time.`),
    });
    return texts;
  },
};

/** How `createI18n` behaves. */
export interface I18nOptions {
  /** The first language. */
  language: Language;
  /** Whether a missing text is an error rather than its key on the screen. */
  strict: boolean;
}

function rejectMissing(codes: readonly string[], _namespace: string, key: string): never {
  throw new MissingTranslationError(
    `The text "${key}" is missing in ${codes.join(', ')}: add it to src/app/i18n/locales.`,
  );
}

/**
 * Makes a translator whose language file is loaded when the promise resolves: the first language's,
 * or another's where that one cannot be had.
 * With `strict`, reading a missing text throws a {@link MissingTranslationError}.
 * @throws {LanguageFileError} where no language can be had.
 */
export async function createI18n({ language, strict }: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      interpolation: { escapeValue: false, defaultVariables: { company: company.name } },
      react: { useSuspense: false },
      ...(strict && { saveMissing: true, missingKeyHandler: rejectMissing }),
    });
  for (const code of [language, ...languages]) {
    if (!instance.hasResourceBundle(code, 'translation')) await instance.changeLanguage(code);
    if (instance.hasResourceBundle(code, 'translation')) return instance;
  }
  throw new LanguageFileError('The texts of no language could be had.');
}
