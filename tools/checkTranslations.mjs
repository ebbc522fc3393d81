import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from './lib/runScript.mjs';

const folder = 'src/app/i18n/locales';

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** @typedef {[key: string, text: string]} Text by its dotted key */

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

/**
 * What is wrong in a language by itself: i18n-check compares it with Spanish, but for what only it has.
 * @param {string} language
 * @param {ReadonlySet<string>} spanish keys, without their plural forms
 */
function faultsOf(language, spanish) {
  const texts = flatten(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')));
  const keys = texts.map(([key]) => key);
  const plurals = new Set(
    keys.filter((key) => pluralEnding.test(key)).map((key) => key.replace(pluralEnding, '')),
  );
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = [...plurals].flatMap((base) => pluralCategories.map((form) => `${base}_${form}`));
  return [
    ...texts.filter(([, text]) => text.trim() === '').map(([key]) => `"${key}" is empty.`),
    // The build leaves i18next's formats out.
    ...texts
      .filter(([, text]) => /\{\{[^}]*,/.test(text))
      .map(([key]) => `"${key}" asks for a format.`),
    ...forms.filter((key) => !keys.includes(key)).map((key) => `the form "${key}" is missing.`),
    ...keys
      .filter((key) => pluralEnding.test(key) && !forms.includes(key))
      .map((key) => `"${key}" is no form of this language's plurals.`),
    ...keys
      .filter((key) => !spanish.has(key.replace(pluralEnding, '')))
      .map((key) => `"${key}" is not in es.`),
  ].map((fault) => `${language}: ${fault}`);
}

runScript(() => {
  const spanish = flatten(JSON.parse(readFileSync(`${folder}/es.json`, 'utf8')));
  const keys = new Set(spanish.map(([key]) => key.replace(pluralEnding, '')));
  const languages = readdirSync(folder).map((file) => path.basename(file, '.json'));
  const faults = languages.flatMap((language) => faultsOf(language, keys));
  for (const fault of faults) console.error(fault);
  console.log(`${spanish.length} texts in ${languages.join(', ')}.`);
  return faults.length > 0 ? 1 : 0;
});
