import type { Carrier } from '#api/contract';
import { createCategory } from './createCategory';

/** Sample data of TELCEL; prices in MXN. */
export const telcel: Carrier = {
  name: 'TELCEL',
  categorias: [
    createCategory('Tiempo aire', 'TEL-TA', [
      [10, 'Saldo + 200 MB para WhatsApp', 3],
      [20, 'Saldo + 100 MB y 200 MB para redes', 3],
      [30, 'Saldo + 120 MB y 300 MB para redes', 3],
      [50, 'Saldo + 400 MB y 750 MB para redes', 7],
      [80, 'Saldo + 500 MB y 1 GB para redes', 13],
      [100, 'Saldo + 1.3 GB y redes ilimitadas', 15],
      [150, 'Saldo + 2 GB', 26],
      [200, 'Saldo + 3 GB', 30],
      [300, 'Saldo + 4 GB', 30],
      [500, 'Saldo + 6 GB', 30],
    ]),
    createCategory('Amigo Sin Límite', 'TEL-SL', [
      [10, '50 MB, llamadas y SMS ilimitados', 1],
      [20, '100 MB y 200 MB para redes, llamadas y SMS ilimitados', 2],
      [30, '160 MB y 300 MB para redes, llamadas y SMS ilimitados', 3],
      [50, '500 MB y 1 GB para redes, llamadas y SMS ilimitados', 7],
      [80, '800 MB y 1.5 GB para redes, llamadas y SMS ilimitados', 13],
      [100, '1.5 GB, llamadas y SMS ilimitados', 15],
      [150, '2.5 GB, llamadas y SMS ilimitados', 25],
      [200, '3.5 GB, llamadas y SMS ilimitados', 30],
      [300, '5.5 GB, llamadas y SMS ilimitados', 30],
      [500, '8 GB, llamadas y SMS ilimitados', 30],
    ]),
    createCategory('Internet', 'TEL-IN', [
      [20, '140 MB para navegar', 2],
      [30, '220 MB para navegar', 3],
      [50, '600 MB para navegar', 7],
      [100, '1.8 GB para navegar', 15],
      [150, '3 GB para navegar', 25],
      [200, '4 GB para navegar', 30],
      [300, '6.5 GB para navegar', 30],
      [500, '10 GB para navegar', 30],
    ]),
    createCategory('Internet por tiempo', 'TEL-IT', [
      [10, '1 hora de internet'],
      [15, '2 horas de internet'],
    ]),
  ],
};
