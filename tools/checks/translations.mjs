import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from '../lib/runScript.mjs';

const folder = 'src/i18n/locales';
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The largest share of texts that may equal the Spanish ones: names, *Visa*, *CVV*. */
const MAX_COPIED = 0.2;

/**
 * The texts by their dotted keys.
 * @param {object} tree
 * @returns {[key: string, text: string][]}
 */
function flatten(tree, prefix = '') {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

/** @param {string} language */
function readTexts(language) {
  return new Map(flatten(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'))));
}

const spanish = readTexts('es');
const bases = new Set([...spanish.keys()].map((key) => key.replace(pluralEnding, '')));

/**
 * Finds the errors in a language's file. i18n-check finds missing keys.
 * @param {string} language
 */
function errorsOf(language) {
  const texts = readTexts(language);
  const keys = [...texts.keys()];
  const inPlural = keys.filter((key) => pluralEnding.test(key));
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = new Set(
    inPlural.flatMap((key) =>
      pluralCategories.map((form) => key.replace(pluralEnding, `_${form}`)),
    ),
  );
  const copied = keys.filter((key) => texts.get(key) === spanish.get(key));
  const isCopy = language !== 'es' && copied.length > texts.size * MAX_COPIED;
  return [
    ...(isCopy ? ['the texts equal those of es: translate them.'] : []),
    ...keys.filter((key) => !texts.get(key)?.trim()).map((key) => `"${key}" is empty.`),
    ...[...forms]
      .filter((key) => !texts.has(key))
      .map((key) => `the plural form "${key}" is missing.`),
    ...inPlural
      .filter((key) => !forms.has(key))
      .map((key) => `"${key}" is not a plural form of this language.`),
    ...keys
      .filter((key) => !bases.has(key.replace(pluralEnding, '')))
      .map((key) => `"${key}" is not in es.`),
  ].map((error) => `${language}: ${error}`);
}

runScript(() => {
  const languages = readdirSync(folder).map((file) => path.basename(file, '.json'));
  const errors = languages.flatMap(errorsOf);
  for (const error of errors) console.error(error);
  console.log(`${spanish.size} texts in ${languages.join(', ')}.`);
  return errors.length > 0 ? 1 : 0;
});
