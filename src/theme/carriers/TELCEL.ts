import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: 'TELCEL',
  name: 'Telcel',
  currency: 'MXN',
  colors: {
    brand: '#0B3C8C',
    onBrand: '#FFFFFF',
    brandText: '#0B3C8C',
    brandTint: '#E7EDF8',
  },
});
