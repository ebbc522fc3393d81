import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of VIRGIN; prices in MXN. */
export const virgin: Carrier = {
  name: 'VIRGIN',
  categorias: [
    createCategory('Paquetes', 'VIR-PQ', [
      [50, '500 MB, llamadas y SMS', 7],
      [100, '1.5 GB, llamadas y SMS', 16],
      [200, '2.5 GB, llamadas y SMS', 30],
      [300, 'Internet, llamadas y SMS ilimitados', 30],
    ]),
    createCategory('Tiempo aire', 'VIR-TA', [
      [20, 'Saldo para llamadas y SMS', 30],
      [30, 'Saldo para llamadas y SMS', 30],
      [40, 'Saldo para llamadas y SMS', 30],
      [150, 'Saldo para llamadas y SMS', 30],
      [500, 'Saldo para llamadas y SMS', 30],
    ]),
  ],
};
