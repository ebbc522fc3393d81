import { createLoader } from './loader';

/** The carrier screen's code. */
export const carrierCode = createLoader(() => import('#screens/Carrier'));

/** The payment screen's code. */
export const paymentCode = createLoader(() => import('#screens/Payment'));

/** The code of the landing page and of the screens within it. */
export const landingCode = createLoader(() => import('#screens/Landing'));
