import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of ATT; prices in MXN. */
export const att: Carrier = {
  name: 'ATT',
  categorias: [
    createCategory('Paquetes', 'ATT-PQ', [
      [10, '100 MB, llamadas y SMS', 1],
      [15, '150 MB, llamadas y SMS', 1],
      [20, '200 MB, llamadas y SMS', 1],
      [30, '300 MB, llamadas y SMS', 3],
      [50, '750 MB, llamadas y SMS', 5],
      [70, '1.5 GB, llamadas y SMS', 10],
      [100, '2 GB, llamadas y SMS', 14],
      [120, '2.5 GB, llamadas y SMS', 21],
      [150, '3 GB, llamadas y SMS', 25],
      [200, '4 GB, llamadas y SMS', 30],
      [300, '6 GB, llamadas y SMS', 30],
      [500, '10 GB, llamadas y SMS', 30],
      [1000, '20 GB, llamadas y SMS', 30],
    ]),
    createCategory('Tiempo aire', 'ATT-TA', [
      [20, 'Saldo para llamadas y SMS', 15],
      [50, 'Saldo para llamadas y SMS', 30],
      [100, 'Saldo para llamadas y SMS', 60],
      [200, 'Saldo para llamadas y SMS', 90],
    ]),
  ],
};
