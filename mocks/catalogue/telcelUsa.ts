import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of TELCELUSA; prices in USD. */
export const telcelUsa: Carrier = {
  name: 'TELCELUSA',
  categorias: [
    createCategory('Recarga desde EE. UU.', 'TUS-RE', [
      [5, 'Saldo para llamadas y SMS', 30],
      [10, 'Saldo para llamadas y SMS', 30],
      [15, 'Saldo para llamadas y SMS', 30],
      [20, 'Saldo para llamadas y SMS', 60],
      [30, 'Saldo para llamadas y SMS', 60],
    ]),
    createCategory('Paquete binacional', 'TUS-PB', [
      [10, 'Llamadas y SMS entre México y EE. UU.', 15],
      [20, 'Llamadas y SMS entre México y EE. UU.', 30],
    ]),
  ],
};
