import { Button } from 'colibri-recargas-components/components/Button';
import { CarrierTile } from 'colibri-recargas-components/components/CarrierTile';
import { ThemeProvider } from 'colibri-recargas-components/components/ThemeProvider';
import { defineTheme } from 'colibri-recargas-components/theme/contract';

const lucero = defineTheme({
  code: 'LUCERO',
  name: 'Lucero',
  currency: 'MXN',
  colors: {
    brand: '#4A2C8F',
    onBrand: '#FFFFFF',
    brandText: '#4A2C8F',
    brandTint: '#EEE9F8',
  },
});

/** A carrier of your own. `wordmark` of the theme replaces the text of its logo. */
export function OwnCarrier() {
  return (
    <ThemeProvider carrier="LUCERO" themes={[lucero]}>
      <CarrierTile code="LUCERO" href="/recargas/LUCERO" />
      <Button>Pagar</Button>
    </ThemeProvider>
  );
}

/** Themes and schemes next to each other. An area in a scheme of its own paints its ground. */
export function Nested() {
  const ground = { background: 'var(--colibri-color-ground)', padding: '1rem' };
  return (
    <ThemeProvider carrier="TELCEL">
      <Button>Telcel</Button>
      <ThemeProvider carrier="UNEFON" scheme="dark" style={ground}>
        <Button>Unefon</Button>
      </ThemeProvider>
    </ThemeProvider>
  );
}
