import type { TextPart } from './i18n/parts';
import { createLoader, type Loader } from './loader';

let addTexts: (part: TextPart) => Promise<void> = () => Promise.resolve();

/** Sets what brings the texts of the screens whose code comes from now on; before, they are there. */
export function bringTextsBy(add: (part: TextPart) => Promise<void>): void {
  addTexts = add;
}

function createScreenLoader<T extends object>(load: () => Promise<T>, part?: TextPart): Loader<T> {
  return createLoader(async () => {
    const [code] = await Promise.all([load(), part && addTexts(part)]);
    // A file that was cut off, or is empty, can still be a program.
    if (Object.keys(code).length === 0) throw new Error('Not whole.');
    return code;
  });
}

/** What shows notifications: they wait until it is here. */
export const regionCode = createLoader(() => import('#notifications/NotificationRegion'));

/** The first screen's code. */
export const productsCode = createScreenLoader(() => import('#screens/Products'));

/** The carrier screen's code. */
export const carrierCode = createScreenLoader(() => import('#screens/Carrier'), 'flow');

/** The payment screen's code. */
export const paymentCode = createScreenLoader(() => import('#screens/Payment'), 'flow');

/** The code of the landing page as far as its first section. */
export const landingCode = createScreenLoader(() => import('#screens/Landing'), 'landing');

/** The code of the landing page's other sections, and of the screens within them. */
export const sectionsCode = createScreenLoader(
  async () => (await import('#screens/Landing')).loadSections(),
  'landing',
);

/** All code that comes late. */
export const allCode: readonly Loader<unknown>[] = [
  regionCode,
  productsCode,
  carrierCode,
  paymentCode,
  landingCode,
  sectionsCode,
];

/** What a screen needs beside the entry. */
export interface ScreenNeeds {
  /** Its code. */
  code: Loader<unknown>;
  /** The code of what stands below its first sight: a delivered page comes to life without it. */
  later?: Loader<unknown>;
  /** Its texts beside those of every page. */
  part?: TextPart;
}

/** What the screen at an address needs beside the entry; all addresses but these show the first screen. */
export function needsOf(path: string): ScreenNeeds {
  if (path.startsWith('/start/company/')) return { code: carrierCode, part: 'flow' };
  if (path.startsWith('/start/pago')) return { code: paymentCode, part: 'flow' };
  if (path.startsWith('/superhome')) {
    return { code: landingCode, later: sectionsCode, part: 'landing' };
  }
  return { code: productsCode };
}
