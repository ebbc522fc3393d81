import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: 'UNEFON',
  name: 'unefon',
  currency: 'MXN',
  colors: {
    brand: '#FFC600',
    onBrand: '#2D2D2D',
    brandText: '#6F5300',
    brandTint: '#FFF6D6',
  },
});
