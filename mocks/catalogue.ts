import type { Carrier } from '#api/contract';
import { att } from './catalogue/att';
import { iusacell } from './catalogue/iusacell';
import { movistar } from './catalogue/movistar';
import { nextel } from './catalogue/nextel';
import { telcel } from './catalogue/telcel';
import { telcelUsa } from './catalogue/telcelUsa';
import { unefon } from './catalogue/unefon';
import { usdMovistar } from './catalogue/usdMovistar';
import { virgin } from './catalogue/virgin';

/**
 * The sample catalogue: all carriers of the mocks, in the order of the products screen. Prices, benefits and
 * validity follow public offers of 2019 to 2025. Some are assumed, and none is a real offer.
 */
export const catalogue: Carrier[] = [
  telcel,
  att,
  movistar,
  virgin,
  unefon,
  iusacell,
  nextel,
  telcelUsa,
  usdMovistar,
];
