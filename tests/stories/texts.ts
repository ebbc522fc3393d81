import { languages, toLanguage, type Language } from '#i18n/languages';
import { textsOf } from '#storybook/docs/texts';

/** The translation keys. */
const keys = new Set(languages.flatMap((language) => [...textsOf(language).keys()]));

/** The texts that other languages have and the given one does not. */
function foreignTexts(language: Language): ReadonlySet<string> {
  const own = new Set(textsOf(language).values());
  const others = languages.filter((other) => other !== language);
  const texts = others.flatMap((other) => [...textsOf(other).values()]);
  return new Set(texts.filter((text) => !own.has(text) && !text.includes('{{')));
}

/** The text nodes of the page that are not empty. */
export function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
  return nodes.filter(({ data }) => data.trim() !== '');
}

/** Replaces each text by elements, like the translation of a browser. */
export function translate(): void {
  for (const text of textNodes()) {
    if (text.parentElement?.closest('[translate="no"], font, script, style') !== null) continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  }
}

/** Finds translation keys and texts of other languages in texts and accessible names. */
export function findTextIssues(): string[] {
  // The story may have changed the language.
  const language = toLanguage(document.documentElement.lang);
  const foreign = foreignTexts(language);
  const found = new Set<string>();
  const checkText = (value: string | null, place: string) => {
    const text = value?.trim() ?? '';
    if (keys.has(text)) found.add(`${place} shows the key "${text}"`);
    if (foreign.has(text)) found.add(`${place} is not translated: "${text}"`);
  };
  for (const node of textNodes()) {
    const parent = node.parentElement;
    if (parent?.closest('.sb-wrapper, script, style') !== null) continue;
    // React updates and removes elements on a translated page, but no text nodes: they are replaced.
    if (parent.childNodes.length > 1) {
      found.add(
        `The text "${node.data}" has siblings in <${parent.tagName.toLowerCase()}>. On a page that the browser translates, React fails to update such a text. Put it into an element of its own, or join the texts into one string`,
      );
    }
    // Skips elements with their own `lang`, such as the language menu.
    if (parent.closest('[lang]:not(html, [data-story])') !== null) continue;
    checkText(node.data, `<${parent.tagName.toLowerCase()}>`);
  }
  for (const attribute of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
    for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
      checkText(element.getAttribute(attribute), `${element.tagName.toLowerCase()}[${attribute}]`);
    }
  }
  return [...found];
}
