import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of MOVISTAR; prices in MXN. */
export const movistar: Carrier = {
  name: 'MOVISTAR',
  categorias: [
    createCategory('Tiempo aire', 'MOV-TA', [
      [10, 'Saldo + 200 MB para WhatsApp', 1],
      [20, 'Saldo + 300 MB para WhatsApp', 2],
      [30, 'Saldo + 300 MB y 200 MB para redes', 3],
      [50, 'Saldo + 500 MB y 1 GB para redes', 7],
      [100, 'Saldo + 1.4 GB', 15],
      [150, 'Saldo + 2.1 GB', 28],
      [200, 'Saldo + 3 GB', 30],
      [300, 'Saldo para llamadas y SMS'],
      [500, 'Saldo para llamadas y SMS'],
    ]),
    createCategory('Internet', 'MOV-IN', [
      [10, '40 MB para navegar', 1],
      [30, '140 MB para navegar', 3],
      [60, '300 MB para navegar', 7],
      [80, '600 MB para navegar', 15],
      [120, '1 GB para navegar', 21],
      [200, '2 GB para navegar', 30],
      [300, '4 GB para navegar', 30],
    ]),
    createCategory('Video', 'MOV-VD', [
      [20, '100 MB para video', 1],
      [40, '300 MB para video', 3],
      [100, '1,500 MB para video', 7],
    ]),
  ],
};
