import es from '#locales/es';
import { themeOf } from '#theme/themes';

/** Runs in the page: what a preview shows. */
export function readShown(root: Element) {
  const heading = root.querySelector('h1');
  return {
    heading: heading?.querySelector('[aria-label]')?.ariaLabel ?? heading?.textContent ?? '',
    carrier: heading?.closest('[data-carrier]')?.getAttribute('data-carrier') ?? '',
    brand: getComputedStyle(root).getPropertyValue('--colibri-color-brand'),
  };
}

/** A theme with a light colour. */
export const unefon = themeOf('UNEFON');

/** What each screen shows first of Unefon, whatever the other previews show. */
export const screens: Record<string, { heading: string; carrier: string }> = {
  'Screens/Carrier': { heading: unefon.name, carrier: unefon.code },
  'Screens/Error': { heading: es.app.error, carrier: 'default' },
  'Screens/Landing': { heading: es.landing.title, carrier: 'default' },
  'Screens/Payment': { heading: es.payment.title, carrier: unefon.code },
  'Screens/Products': { heading: es.products.title, carrier: 'default' },
  'Screens/Receipt': { heading: es.receipt.title, carrier: unefon.code },
};
