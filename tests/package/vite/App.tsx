import {
  Amount,
  Button,
  CarrierLogo,
  CarrierTile,
  PhoneField,
  ProductButton,
  ThemeProvider,
  useTheme,
} from 'colibri-recargas-components';
import type { ComponentProps, ComponentType } from 'react';
import { lucero } from './src/lucero';

const files = import.meta.glob<Record<string, ComponentType>>('./examples/*.tsx', { eager: true });
const examples = Object.values(files).flatMap((module) => Object.values(module));

/** The link of a router. */
function Link({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a {...rest} href={to} />;
}

/** A tenth carrier, in its own colours. Its rules are in a style sheet, as the content policy requires. */
function TenthCarrier() {
  const { name, currency } = useTheme('LUCERO');
  return (
    <ThemeProvider carrier="LUCERO">
      <CarrierLogo code="LUCERO" />
      <p id="tenth">
        {name} <Amount currency={currency} value={20} />
      </p>
      <CarrierTile code="LUCERO" render={<Link to="#lucero" />} />
      <Button>Recargar</Button>
    </ThemeProvider>
  );
}

export function App() {
  return (
    <main data-carrier="UNEFON">
      <ProductButton
        defaultChecked
        name="offer"
        product={{ description: '300 MB', price: 30 }}
        value="30"
      />
      <PhoneField clearLabel="Borrar" defaultValue="5512345000" label="Celular" />
      <Button className="mine">Mío</Button>
      <ThemeProvider styles={false} themes={[lucero]}>
        <TenthCarrier />
      </ThemeProvider>
      {examples.map((Example, index) => (
        <div key={index}>
          <Example />
        </div>
      ))}
    </main>
  );
}
