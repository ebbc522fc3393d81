import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of USDMOVISTAR; prices in USD. */
export const usdMovistar: Carrier = {
  name: 'USDMOVISTAR',
  categorias: [
    createCategory('Recarga en dólares', 'MUS-RD', [
      [5, 'Saldo para llamadas y SMS', 30],
      [10, 'Saldo para llamadas y SMS', 30],
      [15, 'Saldo para llamadas y SMS', 30],
      [20, 'Saldo para llamadas y SMS', 60],
      [30, 'Saldo para llamadas y SMS', 60],
    ]),
  ],
};
