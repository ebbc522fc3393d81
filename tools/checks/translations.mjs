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

/**
 * Finds the errors in a language's file: it has the keys of the Spanish one, with its own plural forms.
 * @param {string} language
 */
function errorsOf(language) {
  const texts = readTexts(language);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const expected = [...readTexts('es').keys()].flatMap((key) =>
    pluralEnding.test(key)
      ? pluralCategories.map((form) => key.replace(pluralEnding, `_${form}`))
      : key,
  );
  const unknown = [...texts.keys()].filter((key) => !expected.includes(key));
  return [
    ...expected
      .filter((key) => !texts.get(key)?.trim())
      .map((key) => `${key} is missing or empty.`),
    ...unknown.map((key) => `${key} is neither a text of es nor a plural form of this language.`),
  ];
}

for (const file of readdirSync(folder)) {
  for (const error of new Set(errorsOf(path.basename(file, '.json')))) {
    console.error(`${file}: ${error}`);
    process.exitCode = 1;
  }
}
