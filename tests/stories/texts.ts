/** What the judge of texts knows of the languages. */
export interface Vocabulary {
  /** All keys of the translation files. */
  keys: string[];
  /** By language, the texts that the other one has and it has not. */
  foreign: Record<string, string[]>;
}

/**
 * Finds keys and texts of the other language where people read or hear them. Self-contained,
 * since it runs in the browser.
 */
export function findTextFaults({ keys, foreign }: Vocabulary): string[] {
  const allKeys = new Set(keys);
  // A story may end in another language than the toolbar's.
  const allForeign = new Set(foreign[document.documentElement.lang] ?? []);
  const found = new Set<string>();
  const judge = (value: string | null, place: string) => {
    const text = value?.trim() ?? '';
    if (allKeys.has(text.replace(/^t:/, ''))) found.add(`${place} shows the key "${text}"`);
    if (allForeign.has(text)) found.add(`${place} is not translated: "${text}"`);
  };
  /** `$50`, `$1,234.50`: nothing else is a price in either language. */
  const price = /^\$\d{1,3}(,\d{3})*(\.\d{2})?$/;
  const judgePrices = (text: string) => {
    for (const [amount] of text.matchAll(/(?:(?:MX|US|MXN|USD)\s?)?\$\s?\d[\d.,]*(?<![.,])/g)) {
      if (!price.test(amount)) found.add(`the price "${amount}" is not formatted`);
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    // What names a language of its own, such as the choice of one, and is not the story itself.
    if (parent?.closest('.sb-wrapper, [lang]:not(html, [data-story])') !== null) continue;
    judge(node.textContent, `<${parent.tagName.toLowerCase()}>`);
    // A raised sign is an element of its own, beside its number.
    if (node.textContent?.includes('$')) judgePrices((parent.parentElement ?? parent).textContent);
  }
  for (const attribute of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
      judge(element.getAttribute(attribute), `${element.tagName.toLowerCase()}[${attribute}]`);
    }
  }
  return [...found];
}

function flatten(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + name, value]]
      : flatten(value as object, `${prefix}${name}.`),
  );
}

/** What may not be read: keys, and in each language what the other says in words of its own. */
export function vocabularyOf(locales: Readonly<Record<string, object>>): Vocabulary {
  const texts = Object.entries(locales).map(([language, tree]) => ({
    language,
    entries: flatten(tree),
  }));
  const foreignTo = (own: (typeof texts)[number]): string[] => {
    const said = new Set(own.entries.map(([, text]) => text));
    return texts
      .flatMap(({ entries }) => entries.map(([, text]) => text))
      .filter((text) => !said.has(text) && !text.includes('{{'));
  };
  return {
    keys: texts.flatMap(({ entries }) => entries.map(([key]) => key)),
    foreign: Object.fromEntries(texts.map((own) => [own.language, foreignTo(own)])),
  };
}
