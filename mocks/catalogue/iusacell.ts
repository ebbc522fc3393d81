import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of IUSACELL; prices in MXN. */
export const iusacell: Carrier = {
  name: 'IUSACELL',
  categorias: [
    createCategory('Tiempo aire', 'IUS-TA', [
      [10, 'Saldo para llamadas y SMS', 7],
      [20, 'Saldo para llamadas y SMS', 15],
      [30, 'Saldo para llamadas y SMS', 15],
      [50, 'Saldo para llamadas y SMS', 30],
      [100, 'Saldo para llamadas y SMS', 60],
      [150, 'Saldo para llamadas y SMS', 60],
      [200, 'Saldo para llamadas y SMS', 90],
      [300, 'Saldo para llamadas y SMS', 90],
      [500, 'Saldo para llamadas y SMS', 90],
    ]),
    createCategory('BAM', 'IUS-BA', [
      [100, '1 GB de banda ancha', 7],
      [300, '3 GB de banda ancha', 30],
    ]),
  ],
};
