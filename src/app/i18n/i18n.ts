import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import company from '#company';
import { languages, type Language } from '#languages';
import { withDeadline } from '#recargas/deadline';
import { hasTexts } from '#screens/texts';
import { parts, type TextPart } from './parts';

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

/** A file that is empty, or was cut off, can still be a program. */
type Files = Record<string, () => Promise<{ default?: object }>>;

/** The parts of each language's file, as the build takes it apart. */
const files: Readonly<Record<string, Files>> = {
  translation: import.meta.glob<{ default: object }>('./locales/*.json', { query: '?part=page' }),
  flow: import.meta.glob<{ default: object }>('./locales/*.json', { query: '?part=flow' }),
  landing: import.meta.glob<{ default: object }>('./locales/*.json', { query: '?part=landing' }),
} satisfies Record<'translation' | TextPart, Files>;

const backend = {
  type: 'backend' as const,
  init() {
    /* The files are reached by import alone: nothing to set up. */
  },
  async read(code: string, part: string) {
    const load = files[part]?.[`./locales/${code}.json`];
    if (load === undefined) {
      throw new LanguageFileError(`There are no texts of "${code}".`);
    }
    const { default: texts } = await withDeadline(load, {
      timeoutMs: TIMEOUT_MS,
      createTimeoutError: () =>
        new LanguageFileError(`The texts of "${code}" did not come in time.`),
    });
    if (texts === undefined) {
      throw new LanguageFileError(`The texts of "${code}" could not be had.`);
    }
    return texts;
  },
};

/** How `createI18n` behaves. */
export interface I18nOptions {
  /** The first language. */
  language: Language;
  /** Whether a missing text is an error rather than its key on the screen. */
  strict: boolean;
  /**
   * The parts of the texts that come at once.
   * @default all
   */
  parts?: readonly TextPart[] | undefined;
}

const allParts = Object.keys(parts) as TextPart[];

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
export async function createI18n({
  language,
  strict,
  parts: wanted = allParts,
}: I18nOptions): Promise<I18n> {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['translation', ...wanted],
      fallbackNS: allParts,
      interpolation: { escapeValue: false, defaultVariables: { company: company.name } },
      react: { useSuspense: false },
      ...(strict && { saveMissing: true, missingKeyHandler: rejectMissing }),
    });
  for (const code of [language, ...languages]) {
    if (!hasTexts(instance, code)) await instance.changeLanguage(code);
    if (hasTexts(instance, code)) return instance;
  }
  throw new LanguageFileError('The texts of no language could be had.');
}

/**
 * Brings a part of the texts that was left out at first, in the translator's language.
 * @throws {LanguageFileError} where it cannot be had.
 */
export async function addTexts(i18n: I18n, part: TextPart): Promise<void> {
  const { resolvedLanguage: code = i18n.language } = i18n;
  if (i18n.hasResourceBundle(code, part)) return;
  await i18n.loadNamespaces(part);
  // What has failed once is asked for again only so.
  if (!i18n.hasResourceBundle(code, part)) await i18n.reloadResources(code, part);
  if (i18n.hasResourceBundle(code, part)) return;
  throw new LanguageFileError(`The texts of "${code}" for "${part}" could not be had.`);
}
