/**
 * Replaces each text by elements, like the translation of a browser. Playwright runs this function in the page, so
 * it uses nothing of this module.
 */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isKept = text.parentElement?.closest('[translate="no"], font, script, style') !== null;
    if (isKept || text.data.trim() === '') continue;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  }
}
