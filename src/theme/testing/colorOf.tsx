/** Formats a computed `rgb()` colour as `#RRGGBB`. */
export function hexOf(rgb: string): string {
  const parts = rgb.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** The colour of a custom property in an element's scheme, as `#RRGGBB`. */
export function colorOf(element: Element, property: string): string {
  if (!(element instanceof HTMLElement)) return '';
  // No element draws it, and forced colours do not change it.
  element.style.floodColor = `var(${property})`;
  const hex = hexOf(getComputedStyle(element).floodColor);
  element.style.floodColor = '';
  return hex;
}
