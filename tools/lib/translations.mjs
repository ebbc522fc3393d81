/** @typedef {Map<string, unknown>} Texts a locale's texts by their dotted keys */

const pluralEnding = /_(zero|one|two|few|many|other)$/;

/**
 * @param {Record<string, unknown>} tree
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

/** @param {string} key */
export function withoutPlural(key) {
  return key.replace(pluralEnding, '');
}

/** @param {Texts} texts */
function groups(texts) {
  const found = new Map();
  for (const key of texts.keys()) {
    const base = withoutPlural(key);
    found.set(base, [...(found.get(base) ?? []), key]);
  }
  return found;
}

function placeholders(text) {
  return [...String(text).matchAll(/\{\{-?\s*([\w.]+)/g)].map(([, name]) => name);
}

/** `count` chooses the plural form, so a form may leave it out: "one product". */
function placeholdersOf(texts, keys) {
  const isPlural = keys.some((key) => pluralEnding.test(key));
  const names = new Set(keys.flatMap((key) => placeholders(texts.get(key))));
  if (isPlural) names.delete('count');
  return [...names].sort().join(', ');
}

function valueFaults(language, texts) {
  return [...texts].flatMap(([key, value]) => {
    if (typeof value !== 'string') return [`${language}: "${key}" is not a text.`];
    return value.trim() === '' ? [`${language}: "${key}" is empty.`] : [];
  });
}

function pluralFaults(language, texts) {
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

function placeholderFaultsWithin(language, texts) {
  return [...groups(texts)].flatMap(([base, keys]) => {
    const sets = new Set(keys.map((key) => placeholdersOf(texts, [key])));
    return sets.size > 1
      ? [`${language}: the plural forms of "${base}" differ in placeholders.`]
      : [];
  });
}

function differences([firstLanguage, first], [language, texts]) {
  const [ours, theirs] = [groups(first), groups(texts)];
  const unequal = [...ours.keys()].filter(
    (base) =>
      theirs.has(base) &&
      placeholdersOf(first, ours.get(base)) !== placeholdersOf(texts, theirs.get(base)),
  );
  return unequal.map(
    (base) => `${firstLanguage} and ${language}: "${base}" differs in placeholders.`,
  );
}

/**
 * What is wrong within the locales and between the first and each other.
 * @param {Record<string, Texts>} locales by language
 * @returns {string[]}
 */
export function localeFaults(locales) {
  const entries = Object.entries(locales);
  const within = entries.flatMap(([language, texts]) => [
    ...valueFaults(language, texts),
    ...pluralFaults(language, texts),
    ...placeholderFaultsWithin(language, texts),
  ]);
  return [...within, ...entries.slice(1).flatMap((entry) => differences(entries[0], entry))];
}
