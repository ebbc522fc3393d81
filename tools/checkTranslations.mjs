import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from './lib/files.mjs';
import { runScript } from './lib/runScript.mjs';
import { ScriptError } from './lib/scriptError.mjs';
import { flatten, localeFaults, usageFaults } from './lib/translations.mjs';

/** The beginnings of keys that the code composes, such as t(`network.${name}`). */
const composed = ['field.'];

const folder = 'src/app/i18n/locales';

function readLocale(language) {
  const file = `${folder}/${language}.json`;
  try {
    return flatten(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new ScriptError(
      `${file} cannot be read (${error.message}): restore it or correct its JSON.`,
    );
  }
}

function readSources() {
  const files = ['src', '.storybook', 'index.html'].flatMap(filesUnder);
  return files
    .filter((file) => /\.(tsx?|mdx|html)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

runScript(async () => {
  const languages = readdirSync(folder).map((file) => path.basename(file, '.json'));
  // Spanish first: it is what the others are held against.
  languages.sort((one, other) => Number(other === 'es') - Number(one === 'es'));
  const locales = Object.fromEntries(languages.map((language) => [language, readLocale(language)]));
  const faults = [...localeFaults(locales), ...usageFaults(locales.es, readSources(), composed)];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) {
    console.log(`${locales.es.size} texts in each of ${languages.join(', ')}, all in use.`);
  }
  return faults.length > 0 ? 1 : 0;
});
