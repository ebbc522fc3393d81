import type { TextPart } from './i18n/parts';
import { createLoader, type Loader } from './loader';

let addTexts: (part: TextPart) => Promise<void> = () => Promise.resolve();

/** Sets what brings the texts of the screens whose code comes from now on; before, they are there. */
export function bringTextsBy(add: (part: TextPart) => Promise<void>): void {
  addTexts = add;
}

function createScreenLoader<T extends object>(load: () => Promise<T>, part: TextPart): Loader<T> {
  return createLoader(async () => {
    const [code] = await Promise.all([load(), addTexts(part)]);
    // A file that was cut off, or is empty, can still be a program.
    if (Object.keys(code).length === 0) throw new Error('Not whole.');
    return code;
  });
}

/** The carrier screen's code. */
export const carrierCode = createScreenLoader(() => import('#screens/Carrier'), 'flow');

/** The payment screen's code. */
export const paymentCode = createScreenLoader(() => import('#screens/Payment'), 'flow');

/** The code of the landing page and of the screens within it. */
export const landingCode = createScreenLoader(() => import('#screens/Landing'), 'landing');

/** What a screen needs beside the entry. */
export interface ScreenNeeds {
  /** Its code. */
  code: Loader<unknown>;
  /** Its texts. */
  part: TextPart;
}

/** What the screen at an address needs beside the entry; undefined where the entry will do. */
export function needsOf(path: string): ScreenNeeds | undefined {
  if (path.startsWith('/start/company/')) return { code: carrierCode, part: 'flow' };
  if (path.startsWith('/superhome')) return { code: landingCode, part: 'landing' };
  return undefined;
}
