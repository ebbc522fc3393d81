import { defineTheme } from '../contract';

/** The theme of a carrier that is not included. */
export const lucero = defineTheme({
  code: 'LUCERO',
  name: 'Lucero',
  currency: 'PEN',
  colors: {
    brand: '#4A2C8F',
    onBrand: '#FFFFFF',
    brandText: '#4A2C8F',
    brandTint: '#EFEAFA',
  },
  wordmark: (
    <svg fill="currentColor" viewBox="0 0 1320 1000">
      <path d="M0 170h160v500h340v160H0zM660 170h160v500h180V170h160v660H660z" />
    </svg>
  ),
});
