import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../lib/files.mjs';
import { flattenTexts } from '../lib/flattenTexts.mjs';
import { storyPattern, testPattern } from '../lib/testGlobs.mjs';

const folder = 'src/i18n/locales';
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** @param {string} language */
function readTexts(language) {
  return new Map(flattenTexts(JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'))));
}

const spanish = readTexts('es');

/** The placeholders of a text. @param {string} [text] */
function placeholdersOf(text = '') {
  return [...text.matchAll(/\{\{.*?\}\}|\$t\(.*?\)/g)].map(String).sort().join(' ');
}

/**
 * Finds the errors in a language's file: it has the keys and the placeholders of the Spanish one, with its own plural
 * forms.
 * @param {string} language
 */
function errorsOf(language) {
  const texts = readTexts(language);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const expected = [...spanish.keys()].flatMap((key) =>
    pluralEnding.test(key)
      ? pluralCategories.map((form) => key.replace(pluralEnding, `_${form}`))
      : key,
  );
  const unknown = [...texts.keys()].filter((key) => !expected.includes(key));
  const changed = [...texts].filter(([key, text]) => {
    const source = spanish.get(key) ?? spanish.get(key.replace(pluralEnding, '_other'));
    return placeholdersOf(text) !== placeholdersOf(source);
  });
  return [
    ...expected
      .filter((key) => !texts.get(key)?.trim())
      .map((key) => `${key} is missing or empty.`),
    ...unknown.map((key) => `${key} is neither a text of es nor a plural form of this language.`),
    ...changed.map(([key]) => `${key} has other placeholders than in es.`),
  ];
}

/** Finds the keys that neither a string nor a template of the app contains. TypeScript finds unknown keys. */
function unusedKeys() {
  const isSupporting = new RegExp(`${storyPattern}|${testPattern}`);
  const sources = filesUnder('src').filter(
    (file) => /\.tsx?$/.test(file) && !isSupporting.test(file),
  );
  const code = ['index.html', ...sources].map((file) => readFileSync(file, 'utf8')).join('\n');
  const strings = new Set(code.match(/(?<=['"%])[a-z]\w*(?:\.\w+)+(?=['"%])/g));
  const templates = [...code.matchAll(/`([a-z]\w*\.[\w.]*\$\{[^`]*)`/g)].map(
    ([, text = '']) =>
      new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const keys = new Set([...spanish.keys()].map((key) => key.replace(pluralEnding, '')));
  return [...keys].filter(
    (key) => !strings.has(key) && !templates.some((template) => template.test(key)),
  );
}

const errors = readdirSync(folder).flatMap((file) =>
  errorsOf(path.basename(file, '.json')).map((error) => `${file}: ${error}`),
);
errors.push(...unusedKeys().map((key) => `es.json: no code uses ${key}.`));
for (const error of new Set(errors)) {
  console.error(error);
  process.exitCode = 1;
}
