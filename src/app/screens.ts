import { createLoader, type Loader } from './loader';

/** The carrier screen's code. */
export const carrierCode = createLoader(() => import('#screens/Carrier'));

/** The payment screen's code. */
export const paymentCode = createLoader(() => import('#screens/Payment'));

/** The code of the landing page and of the screens within it. */
export const landingCode = createLoader(() => import('#screens/Landing'));

/** The code that a prerendered page needs beside the entry; undefined where the entry will do. */
export function codeOfPage(path: string): Loader<unknown> | undefined {
  if (path.startsWith('/start/company/')) return carrierCode;
  return path.startsWith('/superhome') ? landingCode : undefined;
}
