import { formatAmount } from '#components/Amount';
import { languages, toLanguage, type Language } from '#i18n/languages';

const files = import.meta.glob<object>('/src/i18n/locales/*.json', {
  eager: true,
  import: 'default',
});

function flatten(tree: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + name, value]]
      : flatten(value as object, `${prefix}${name}.`),
  );
}

function textsOf(language: Language): [key: string, text: string][] {
  return flatten(files[`/src/i18n/locales/${language}.json`] ?? {});
}

/** The keys of all texts. */
const keys = new Set(languages.flatMap((language) => textsOf(language).map(([key]) => key)));

/** The texts of the other languages that are none of a language's own. */
function foreignTexts(language: Language): ReadonlySet<string> {
  const own = new Set(textsOf(language).map(([, text]) => text));
  const others = languages.filter((other) => other !== language).flatMap(textsOf);
  const texts = others.map(([, text]) => text);
  return new Set(texts.filter((text) => !own.has(text) && !text.includes('{{')));
}

/** What looks like a price: in most languages the sign is before the number, in some behind it. */
const prices = {
  before: /(?:(?:MX|US|MXN|USD)\s?)?\$\s?\d[\d.,]*(?<![.,])/g,
  behind: /\d[\d.,\s]*\$/g,
};

/** Finds the prices in a text that are not written as the language writes them, such as `$1,234.50`. */
function unformattedPrices(text: string, language: Language): string[] {
  const write = (value: number, short: boolean) =>
    formatAmount(value, { language, currency: 'MXN', short });
  const pattern = write(1, false).startsWith('$') ? prices.before : prices.behind;
  return Array.from(text.matchAll(pattern), ([price]) => price).filter((price) => {
    const digits = Number(price.replace(/\D/g, ''));
    return price !== write(digits, true) && price !== write(digits / 100, false);
  });
}

/** Finds keys, texts of other languages and wrong prices in visible and spoken texts. */
export function findTextFaults(): string[] {
  // A story may end in another language than the toolbar's.
  const language = toLanguage(document.documentElement.lang);
  const foreign = foreignTexts(language);
  const found = new Set<string>();
  const judge = (value: string | null, place: string) => {
    const text = value?.trim() ?? '';
    if (keys.has(text.replace(/^t:/, ''))) found.add(`${place} shows the key "${text}"`);
    if (foreign.has(text)) found.add(`${place} is not translated: "${text}"`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    // What names a language of its own, such as the choice of one, and is not the story itself.
    if (parent?.closest('.sb-wrapper, [lang]:not(html, [data-story])') !== null) continue;
    judge(node.textContent, `<${parent.tagName.toLowerCase()}>`);
    // A raised sign is a separate element next to its number.
    if (!node.textContent?.includes('$')) continue;
    for (const price of unformattedPrices((parent.parentElement ?? parent).textContent, language)) {
      found.add(`the price "${price}" is not formatted`);
    }
  }
  for (const attribute of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
      judge(element.getAttribute(attribute), `${element.tagName.toLowerCase()}[${attribute}]`);
    }
  }
  return [...found];
}
