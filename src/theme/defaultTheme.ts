import { defineTheme } from './contract.ts';

/** The default theme: the colours of the company and of any carrier without a theme. */
export const defaultTheme = defineTheme({
  code: 'default',
  name: 'Default',
  currency: 'MXN',
  colors: {
    brand: '#D6006D',
    onBrand: '#FFFFFF',
    brandText: '#A30052',
    brandTint: '#FCE6F1',
  },
});
