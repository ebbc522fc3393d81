import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of NEXTEL; prices in MXN. */
export const nextel: Carrier = {
  name: 'NEXTEL',
  categorias: [
    createCategory('Tiempo aire', 'NEX-TA', [
      [20, 'Saldo para llamadas y SMS', 30],
      [30, 'Saldo para llamadas y SMS', 30],
      [50, 'Saldo para llamadas y SMS', 30],
      [100, 'Saldo para llamadas y SMS', 60],
      [150, 'Saldo para llamadas y SMS', 60],
      [200, 'Saldo para llamadas y SMS', 90],
      [300, 'Saldo para llamadas y SMS', 90],
      [500, 'Saldo para llamadas y SMS', 90],
    ]),
    createCategory('Radio y datos', 'NEX-RD', [
      [100, 'Radio + 500 MB', 15],
      [200, 'Radio + 1 GB', 30],
    ]),
  ],
};
