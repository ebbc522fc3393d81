import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: 'NEXTEL',
  name: 'NEXTEL',
  currency: 'MXN',
  colors: {
    brand: '#F58220',
    onBrand: '#1D1027',
    brandText: '#9C3E00',
    brandTint: '#FEEEDF',
  },
});
