import {
  Amount,
  Button,
  CarrierLogo,
  CarrierTile,
  Notice,
  PhoneField,
  ProductButton,
  TextField,
  themeOf,
  ThemeProvider,
  useMask,
  useTheme,
  type ButtonProps,
  type CarrierCode,
  type MaskedFieldProps,
} from 'colibri-recargas-components';
import { version, type ComponentProps, type ComponentType } from 'react';
import { lucero } from './lucero.js';

const variant: ButtonProps['variant'] = 'secondary';

const files = import.meta.glob<Record<string, ComponentType>>('./examples/*.tsx', { eager: true });
const examples = Object.values(files).flatMap((module) => Object.values(module));

/** The link of a router. */
function Link({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a {...rest} href={to} />;
}

function ZipField(props: MaskedFieldProps) {
  const { input, maskHint } = useMask({ pattern: '00-000' }, props);
  return <TextField {...props} {...input} maskHint={maskHint} />;
}

/** A tenth carrier, in its own colours. Its rules are in a style sheet, as the content policy requires. */
function TenthCarrier({ code }: { code: CarrierCode }) {
  const { name, currency } = useTheme(code);
  return (
    <ThemeProvider carrier={code}>
      <CarrierLogo code={code} />
      <p id="tenth">
        {name} <Amount currency={currency} language="es-PE" value={20} />
      </p>
      <CarrierTile code={code} render={<Link to="#lucero" />} />
      <Button>Recargar</Button>
      <ZipField defaultValue="06123" label="Postal" />
    </ThemeProvider>
  );
}

export function App() {
  return (
    <main data-carrier={themeOf('UNEFON').code} data-react={version}>
      <ProductButton
        currency={undefined}
        defaultChecked
        description="300 MB"
        language="es"
        name="offer"
        price={30}
        value="30"
      />
      <PhoneField clearLabel="Borrar" defaultValue="5512345000" label="Celular" />
      <Notice>Demostración</Notice>
      <Button variant={variant}>Pagar</Button>
      <Button className="mine">Mío</Button>
      <ThemeProvider styles={false} themes={[lucero]}>
        <TenthCarrier code="LUCERO" />
      </ThemeProvider>
      {examples.map((Example, index) => (
        <Example key={index} />
      ))}
    </main>
  );
}
