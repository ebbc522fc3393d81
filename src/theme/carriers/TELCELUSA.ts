import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: 'TELCELUSA',
  name: 'Telcel USA',
  currency: 'USD',
  colors: {
    brand: '#1F3A6E',
    onBrand: '#FFFFFF',
    brandText: '#1F3A6E',
    brandTint: '#E8ECF5',
  },
});
