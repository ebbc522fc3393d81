import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: 'USDMOVISTAR',
  name: 'movistar USD',
  currency: 'USD',
  colors: {
    brand: '#055398',
    onBrand: '#FFFFFF',
    brandText: '#055398',
    brandTint: '#E5EFF8',
  },
});
