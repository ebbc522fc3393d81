import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: 'ATT',
  name: 'AT&T',
  currency: 'MXN',
  colors: {
    brand: '#00709A',
    onBrand: '#FFFFFF',
    brandText: '#00658B',
    brandTint: '#E2F3FA',
  },
});
