import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: 'IUSACELL',
  name: 'iusacell',
  currency: 'MXN',
  colors: {
    brand: '#B8400E',
    onBrand: '#FFFFFF',
    brandText: '#9A340A',
    brandTint: '#FBEAE2',
  },
});
