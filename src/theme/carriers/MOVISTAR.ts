import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: 'MOVISTAR',
  name: 'movistar',
  currency: 'MXN',
  colors: {
    brand: '#066FCB',
    onBrand: '#FFFFFF',
    brandText: '#055EAC',
    brandTint: '#E6F2FD',
  },
});
