import type { Carrier } from '#api/contract';
import { createCategory } from './catalogue/createCategory';

/** The sample list of companies whose bills can be paid. Assumed shape: the same tree as the product list. */
export const billers: Carrier[] = [
  {
    name: 'LUZ',
    categorias: [
      createCategory('Pago de recibo', 'SRV-LUZ', [
        [200, 'Abono al recibo de luz'],
        [500, 'Abono al recibo de luz'],
      ]),
    ],
  },
  {
    name: 'AGUA',
    categorias: [createCategory('Pago de recibo', 'SRV-AGU', [[200, 'Abono al recibo de agua']])],
  },
  {
    name: 'INTERNET EN CASA',
    categorias: [createCategory('Mensualidad', 'SRV-INT', [[400, 'Mensualidad de internet', 30]])],
  },
];
