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
  tokens,
  TransactionReceipt,
  type ButtonProps,
} from 'colibri-recargas-components';
import { PaymentMethods } from 'colibri-recargas-components/components/PaymentMethods';
import { PhoneField } from 'colibri-recargas-components/components/PhoneField';
import { ProductButton } from 'colibri-recargas-components/components/ProductButton';
import { themes } from 'colibri-recargas-components/tokens';
import { version } from 'react';

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
        <PageFooter home={{ href: '#a' }} links={links} name="Colibrí" note="2026" />
        <NotificationRegion closeLabel="Cerrar" label="Avisos" />
      </NotificationProvider>
    </main>
  );
}
