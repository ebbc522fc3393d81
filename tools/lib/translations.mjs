/** @typedef {Map<string, unknown>} Texts a locale's texts by their dotted keys */

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/**
 * @param {object} tree
 * @param {string} [prefix]
 * @returns {Texts}
 */
export function flatten(tree, prefix = '') {
  const texts = new Map();
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix + name;
    const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isBranch) texts.set(key, value);
    else for (const [inner, text] of flatten(value, `${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/** @param {Texts} texts */
function groups(texts) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const key of texts.keys()) {
    const base = key.replace(pluralEnding, '');
    found.set(base, [...(found.get(base) ?? []), key]);
  }
  return found;
}

/** @param {unknown} text */
function placeholders(text) {
  return [...String(text).matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name]) => name);
}

/**
 * `count` chooses the plural form, so a form may leave it out: "one product".
 * @param {Texts} texts
 * @param {string[]} keys
 */
function placeholdersOf(texts, keys) {
  const isPlural = keys.some((key) => pluralEnding.test(key));
  const names = new Set(keys.flatMap((key) => placeholders(texts.get(key))));
  if (isPlural) names.delete('count');
  return [...names].sort().join(', ');
}

/** @typedef {[language: string, texts: Texts]} Locale */

/** @param {Locale} locale */
function valueFaults([language, texts]) {
  return [...texts].flatMap(([key, value]) => {
    if (typeof value !== 'string') return [`${language}: "${key}" is not a text.`];
    if (value.trim() === '') return [`${language}: "${key}" is empty.`];
    // The build leaves i18next's formats out.
    return /\{\{[^}]*,/.test(value) ? [`${language}: "${key}" asks for a format.`] : [];
  });
}

/** @param {Locale} locale */
function pluralFaults([language, texts]) {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...groups(texts)].flatMap(([base, keys]) => {
    if (!keys.some((key) => pluralEnding.test(key))) return [];
    const wanted = needed.map((form) => `${base}_${form}`);
    const missing = wanted.filter((key) => !texts.has(key));
    const extra = keys.filter((key) => !wanted.includes(key));
    return [
      ...missing.map((key) => `${language}: the plural form "${key}" is missing.`),
      ...extra.map((key) => `${language}: "${key}" is no form of this language's plurals.`),
    ];
  });
}

/** @param {Locale} locale */
function placeholderFaultsWithin([language, texts]) {
  return [...groups(texts)].flatMap(([base, keys]) => {
    const sets = new Set(keys.map((key) => placeholdersOf(texts, [key])));
    return sets.size > 1
      ? [`${language}: the plural forms of "${base}" differ in placeholders.`]
      : [];
  });
}

/**
 * @param {Locale} one
 * @param {Locale} other
 */
function differences([firstLanguage, first], [language, texts]) {
  const [ours, theirs] = [groups(first), groups(texts)];
  return [...theirs].flatMap(([base, others]) => {
    const keys = ours.get(base);
    if (keys === undefined) return [`${language}: "${base}" is not in ${firstLanguage}.`];
    return placeholdersOf(first, keys) !== placeholdersOf(texts, others)
      ? [`${firstLanguage} and ${language}: "${base}" differs in placeholders.`]
      : [];
  });
}

/**
 * What is wrong within the locales and between the first and each other.
 * @param {Record<string, Texts>} locales by language
 * @returns {string[]}
 */
export function localeFaults(locales) {
  const entries = Object.entries(locales);
  const within = entries.flatMap((locale) => [
    ...valueFaults(locale),
    ...pluralFaults(locale),
    ...placeholderFaultsWithin(locale),
  ]);
  const [first, ...others] = entries;
  return first ? [...within, ...others.flatMap((other) => differences(first, other))] : within;
}
