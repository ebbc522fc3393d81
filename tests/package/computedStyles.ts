import type { Page } from 'playwright';

const elements = [
  ...["main [class^='colibri-']", "main [class^='colibri-'] > *"],
  '.colibri-NotificationRegion-layer',
].join();

/** The computed styles of the components' elements, each as one line. */
export function stylesOf(page: Page): Promise<string[]> {
  return page.locator(elements).evaluateAll((found) =>
    found.flatMap((element) => {
      const style = getComputedStyle(element);
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      return Array.from(
        style,
        (property) => `${name} ${property}: ${style.getPropertyValue(property)}`,
      );
    }),
  );
}
