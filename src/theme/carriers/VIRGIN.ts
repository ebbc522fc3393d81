import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: 'VIRGIN',
  name: 'Virgin',
  currency: 'MXN',
  colors: {
    brand: '#D90A0A',
    onBrand: '#FFFFFF',
    brandText: '#B00808',
    brandTint: '#FDE8E8',
  },
});
