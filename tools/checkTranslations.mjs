import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from './lib/runScript.mjs';
import { ScriptError } from './lib/scriptError.mjs';
import { flatten, localeFaults } from './lib/translations.mjs';

const folder = 'src/app/i18n/locales';

/** @param {string} language */
function readLocale(language) {
  const file = `${folder}/${language}.json`;
  try {
    return flatten(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new ScriptError(`${file} cannot be read (${message}): restore it or correct its JSON.`);
  }
}

runScript(async () => {
  const languages = readdirSync(folder).map((file) => path.basename(file, '.json'));
  // Spanish first: it is what the others are held against.
  languages.sort((one, other) => Number(other === 'es') - Number(one === 'es'));
  const locales = Object.fromEntries(languages.map((language) => [language, readLocale(language)]));
  const faults = localeFaults(locales);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) {
    console.log(
      `${locales['es']?.size} texts: placeholders and plurals agree in ${languages.join(', ')}.`,
    );
  }
  return faults.length > 0 ? 1 : 0;
});
