import en from '#locales/en';
import es from '#locales/es';

function flatten(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + name, value]]
      : flatten(value as object, `${prefix}${name}.`),
  );
}

const texts = { es: flatten(es), en: flatten(en) };
const keys = new Set([...texts.es, ...texts.en].map(([key]) => key));

/** What a language says in words of its own, which nobody may read in the other. */
function ownWords(language: keyof typeof texts, other: keyof typeof texts): ReadonlySet<string> {
  const shared = new Set(texts[other].map(([, text]) => text));
  const words = texts[language].map(([, text]) => text);
  return new Set(words.filter((text) => !shared.has(text) && !text.includes('{{')));
}

const foreign = new Map([
  ['es', ownWords('en', 'es')],
  ['en', ownWords('es', 'en')],
]);

/** Finds keys and texts of the other language where people read or hear them. */
export function findTextFaults(): string[] {
  // A story may end in another language than the toolbar's.
  const foreignHere = foreign.get(document.documentElement.lang);
  const found = new Set<string>();
  const judge = (value: string | null, place: string) => {
    const text = value?.trim() ?? '';
    if (keys.has(text.replace(/^t:/, ''))) found.add(`${place} shows the key "${text}"`);
    if (foreignHere?.has(text)) found.add(`${place} is not translated: "${text}"`);
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
