import { defineTheme } from './contract';

/** The house theme: the company's own colours, and those of any carrier without a theme. */
export const house = defineTheme({
  code: 'house',
  name: 'House',
  currency: 'MXN',
  colors: {
    brand: '#D6006D',
    onBrand: '#FFFFFF',
    brandText: '#A30052',
    brandTint: '#FCE6F1',
    accent: '#FFB000',
  },
});
