import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#languages';

/** Thrown where a text is asked for that the translation files do not hold. */
export class MissingTranslationError extends Error {
  override readonly name = 'MissingTranslationError';
}

const files = import.meta.glob<{ default: object }>('./locales/*.json');

const backend = {
  type: 'backend' as const,
  init() {
    /* The files are reached by import alone: nothing to set up. */
  },
  async read(code: string, _namespace: string) {
    const load = files[`./locales/${code}.json`];
    if (load === undefined)
      throw new Error(`No file in src/app/i18n/locales is of the language "${code}".`);
    return (await load()).default;
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
 * Makes a translator whose language file is loaded when the promise resolves.
 * With `strict`, reading a missing text throws a {@link MissingTranslationError}.
 */
export async function createI18n({ language, strict }: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      ...(strict && { saveMissing: true, missingKeyHandler: rejectMissing }),
    });
  return instance;
}
