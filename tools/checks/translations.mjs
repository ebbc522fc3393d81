import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'src/i18n/locales';
const pluralEnding = /_(zero|one|two|few|many|other)$/;

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

const bases = new Set([...readTexts('es').keys()].map((key) => key.replace(pluralEnding, '')));

/**
 * Finds the errors in a language's file. i18n-check finds missing keys.
 * @param {string} language
 */
function errorsOf(language) {
  const texts = readTexts(language);
  const keys = [...texts.keys()];
  const inPlural = keys.filter((key) => pluralEnding.test(key));
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = inPlural.flatMap((key) =>
    pluralCategories.map((form) => key.replace(pluralEnding, `_${form}`)),
  );
  return [
    ...keys.filter((key) => !texts.get(key)?.trim()).map((key) => `${key} is empty.`),
    ...[...new Set(forms)]
      .filter((key) => !texts.has(key))
      .map((key) => `the plural form ${key} is missing.`),
    ...inPlural
      .filter((key) => !forms.includes(key))
      .map((key) => `${key} is not a plural form of this language.`),
    ...keys
      .filter((key) => !bases.has(key.replace(pluralEnding, '')))
      .map((key) => `${key} is not in es.`),
  ];
}

for (const file of readdirSync(folder)) {
  for (const error of errorsOf(path.basename(file, '.json'))) {
    console.error(`${file}: ${error}`);
    process.exitCode = 1;
  }
}
