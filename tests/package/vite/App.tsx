import {
  Amount,
  BrandBar,
  Button,
  ButtonLink,
  CardNumberField,
  Carousel,
  CarrierLogo,
  CarrierTile,
  CategoryList,
  ContactCard,
  Icon,
  IconButton,
  InfoTile,
  LanguageSelect,
  Notice,
  NotificationProvider,
  NotificationRegion,
  PageFooter,
  PageHeader,
  pictures,
  ProductDetail,
  ScreenTitle,
  SectionNav,
  Skeleton,
  themeOf,
  ThemeProvider,
  tokens,
  TransactionReceipt,
  useMask,
  useTheme,
  TextField,
  type ButtonProps,
  type CarrierCode,
  type MaskedFieldProps,
} from 'colibri-recargas-components';
import { PaymentMethods } from 'colibri-recargas-components/components/PaymentMethods';
import { PhoneField } from 'colibri-recargas-components/components/PhoneField';
import { ProductButton } from 'colibri-recargas-components/components/ProductButton';
import { themes } from 'colibri-recargas-components/tokens';
import { version, type ComponentProps } from 'react';
import { lucero } from './lucero.js';

export const brand: '#FFC600' = themes.UNEFON['color.brand'];
const variant: ButtonProps['variant'] = 'secondary';
const product = { description: '300 MB', language: 'es', price: 30 };
const links = [{ href: '#a', text: 'Inicio' }];
const methods = [
  { value: 'card', label: 'Tarjeta' },
  { value: 'cash', label: 'Efectivo', unavailable: 'No disponible' },
];
const labels = { folio: 'Folio', amount: 'Importe', concept: 'Concepto' };
const contact = [
  { label: 'Teléfono', lines: [{ text: '55 0000 0000', href: 'tel:+525500000000' }] },
];
const photos = [{ ...pictures.abono, alt: 'Abono' }];

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
      <h2>
        <CarrierLogo code={code} />
      </h2>
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
    <main data-carrier={themeOf('UNEFON').code} data-react={version} data-space={tokens.space(1)}>
      <NotificationProvider>
        <BrandBar home={{ href: '#a' }} label="Colibrí, inicio" name="Colibrí" />
        <PageHeader leading={<IconButton icon="back" label="Atrás" surface="brand" />}>
          <ScreenTitle>Recargas</ScreenTitle>
        </PageHeader>
        <h1>
          <CarrierLogo code="UNEFON" />
        </h1>
        <SectionNav label="Secciones" links={links} menuLabel="Menú" />
        <ProductButton {...product} currency={undefined} defaultChecked name="product" value="30" />
        <ProductDetail {...product} validity="7 días" />
        <Amount language="es" tag value={30} />
        <PhoneField clearLabel="Borrar" defaultValue="5512345000" label="Celular" />
        <CardNumberField error="Incompleto" hint="16 dígitos" label="Tarjeta" />
        <PaymentMethods label="Pago" methods={methods} onChange={() => undefined} value="card" />
        <CategoryList
          categories={['Datos']}
          label="Categorías"
          onSelect={() => undefined}
          selected={0}
        >
          <ul>
            <li>Datos</li>
          </ul>
        </CategoryList>
        <Notice>Demostración</Notice>
        <TransactionReceipt
          amount={30}
          concept="300 MB"
          folio="A1"
          heading="Recibo"
          labels={labels}
          language="es"
        />
        <CarrierTile code="TELCEL" href="#a" />
        <InfoTile heading="Ayuda" hint="Preguntas" picture={<Icon name="info" />} />
        <ContactCard rows={contact} />
        <LanguageSelect label="Idioma" options={[{ code: 'es', name: 'Español' }]} />
        <Carousel images={photos} label="Fotos" nextLabel="Siguiente" previousLabel="Anterior" />
        <Skeleton />
        <Button variant={variant}>Pagar</Button>
        <Button className="mine">Mío</Button>
        <ButtonLink href="#a">Ayuda</ButtonLink>
        <ThemeProvider styles={false} themes={[lucero]}>
          <TenthCarrier code="LUCERO" />
        </ThemeProvider>
        <PageFooter home={{ render: <Link to="#a" /> }} links={links} name="Colibrí" note="2026" />
        <NotificationRegion closeLabel="Cerrar" label="Avisos" />
      </NotificationProvider>
    </main>
  );
}
