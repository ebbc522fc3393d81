import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '../lib/runScript.mjs';

/** The folder of the translation files. Tests pass another one. */
const folder = process.argv[2] ?? 'src/i18n/locales';

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The largest share of texts that may equal the Spanish ones: names, *Visa*, *CVV*. */
const MAX_COPIED = 0.2;

/** @typedef {[key: string, text: string]} Text a dotted key and its text */

/**
 * @param {object} tree
 * @param {string} [prefix]
 * @returns {Text[]}
 */
function flatten(tree, prefix = '') {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [/** @type {Text} */ ([prefix + name, value])]
      : flatten(value, `${prefix}${name}.`),
  );
}

/** @param {string} language */
function readTexts(language) {
  return flatten(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')));
}

/**
 * Whether a file contains the Spanish texts instead of translations.
 * @param {Text[]} texts
 * @param {Text[]} spanish
 */
function isCopy(texts, spanish) {
  const originals = new Map(spanish);
  const copied = texts.filter(([key, text]) => originals.get(key) === text);
  return copied.length > texts.length * MAX_COPIED;
}

/**
 * Finds the errors in a language's file. i18n-check finds missing keys.
 * @param {string} language
 * @param {Text[]} spanish
 */
function errorsOf(language, spanish) {
  const texts = readTexts(language);
  const spanishKeys = new Set(spanish.map(([key]) => key.replace(pluralEnding, '')));
  const keys = texts.map(([key]) => key);
  const plurals = new Set(
    keys.filter((key) => pluralEnding.test(key)).map((key) => key.replace(pluralEnding, '')),
  );
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = [...plurals].flatMap((base) => pluralCategories.map((form) => `${base}_${form}`));
  return [
    ...(language !== 'es' && isCopy(texts, spanish)
      ? ['the texts equal those of es: translate them.']
      : []),
    ...texts.filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty.`),
    ...forms
      .filter((key) => !keys.includes(key))
      .map((key) => `the plural form "${key}" is missing.`),
    ...keys
      .filter((key) => pluralEnding.test(key) && !forms.includes(key))
      .map((key) => `"${key}" is not a plural form of this language.`),
    ...keys
      .filter((key) => !spanishKeys.has(key.replace(pluralEnding, '')))
      .map((key) => `"${key}" is not in es.`),
  ].map((error) => `${language}: ${error}`);
}

runScript(() => {
  const spanish = readTexts('es');
  const languages = readdirSync(folder).map((file) => path.basename(file, '.json'));
  const errors = languages.flatMap((language) => errorsOf(language, spanish));
  for (const error of errors) console.error(error);
  console.log(`${spanish.length} texts in ${languages.join(', ')}.`);
  return errors.length > 0 ? 1 : 0;
});
