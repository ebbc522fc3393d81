import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of UNEFON; prices in MXN. */
export const unefon: Carrier = {
  name: 'UNEFON',
  categorias: [
    createCategory('Paquetes', 'UNE-PQ', [
      [15, '150 MB, llamadas y SMS', 1],
      [20, '200 MB, llamadas y SMS', 1],
      [30, '300 MB, llamadas y SMS', 3],
      [50, 'Datos diarios, llamadas y SMS', 7],
      [70, 'Datos, llamadas y SMS', 10],
      [100, 'Datos, llamadas y SMS', 15],
      [120, 'Datos, llamadas y SMS', 21],
      [150, 'Datos, llamadas y SMS', 25],
      [200, 'Datos, llamadas y SMS', 30],
    ]),
    createCategory('Tiempo aire', 'UNE-TA', [
      [20, 'Saldo para llamadas y SMS', 15],
      [50, 'Saldo para llamadas y SMS', 30],
      [100, 'Saldo para llamadas y SMS', 60],
      [200, 'Saldo para llamadas y SMS', 90],
    ]),
  ],
};
