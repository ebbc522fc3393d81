import { defineTheme } from 'colibri-recargas-components';

export const lucero = defineTheme({
  code: 'LUCERO',
  name: 'Lucero',
  currency: 'COP',
  colors: {
    brand: '#4A2C8F',
    onBrand: '#FFFFFF',
    brandText: '#4A2C8F',
    brandTint: '#EEE9F8',
  },
});
