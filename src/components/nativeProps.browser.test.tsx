import { createRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { Amount } from '#components/Amount';
import { Band } from '#components/Band';
import { BrandBar } from '#components/BrandBar';
import { Bunting } from '#components/Bunting';
import { Button, ButtonLink, type ButtonLinkProps } from '#components/Button';
import { CardholderField } from '#components/CardholderField';
import { CardNumberField } from '#components/CardNumberField';
import { Carousel } from '#components/Carousel';
import { CarrierLogo } from '#components/CarrierLogo';
import { CarrierTile } from '#components/CarrierTile';
import { CategoryList } from '#components/CategoryList';
import { ContactCard } from '#components/ContactCard';
import { CvvField } from '#components/CvvField';
import { ExpiryField } from '#components/ExpiryField';
import { Icon } from '#components/Icon';
import { IconButton, IconLink } from '#components/IconButton';
import { ImageSlider } from '#components/ImageSlider';
import { InfoDialog } from '#components/InfoDialog';
import { InfoTile } from '#components/InfoTile';
import { LanguageSelect } from '#components/LanguageSelect';
import { LinkTabs } from '#components/LinkTabs';
import { MapEmbed } from '#components/MapEmbed';
import { Notice } from '#components/Notice';
import { OfferCard } from '#components/OfferCard';
import { OrderTicket } from '#components/OrderTicket';
import { PageFooter } from '#components/PageFooter';
import { PageHeader } from '#components/PageHeader';
import { PayBar } from '#components/PayBar';
import { PaymentMethods } from '#components/PaymentMethods';
import { PaymentReceipt } from '#components/PaymentReceipt';
import { PhoneField } from '#components/PhoneField';
import { Picture } from '#components/Picture';
import { ProductButton } from '#components/ProductButton';
import { ProductDetail } from '#components/ProductDetail';
import { ProductGroup } from '#components/ProductGroup';
import { ProgressBar } from '#components/ProgressBar';
import { ReceiptHeading } from '#components/ReceiptHeading';
import { ReceiptPanel } from '#components/ReceiptPanel';
import { SchemeSwitch } from '#components/SchemeSwitch';
import { SectionNav } from '#components/SectionNav';
import { Skeleton } from '#components/Skeleton';
import { TextField } from '#components/TextField';
import { TextLink } from '#components/TextLink';
import { ThemeProvider } from '#components/ThemeProvider';
import { TileGrid } from '#components/TileGrid';
import { TransactionReceipt } from '#components/TransactionReceipt';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { GlobalStyle } from '#theme/GlobalStyle';
import { topUp } from '#theme/pictures';

const product = { description: '300 MB', language: 'es', price: 30 } as const;
const receipt = { amount: 30, folio: 'A1', heading: 'b', language: 'es' } as const;
const labels = { amount: 'c', card: 'd', cardholder: 'e', concept: 'f', folio: 'g' };
const orderLabels = { phone: 'a', product: 'b', price: 'c' };
const slides = { images: [], nextLabel: 'c', previousLabel: 'b', pauseLabel: 'd', playLabel: 'e' };
const map = { failedNote: 'a', note: 'b', picture: null, showLabel: 'c', src: 'about:blank' };
const nothing = () => undefined;

/** Every component, with its required props. */
const components: Readonly<Record<string, (native: object) => ReactElement>> = {
  Amount: (native) => <Amount language="es" value={30} {...native} />,
  Band: (native) => <Band next="paper" {...native} />,
  BrandBar: (native) => <BrandBar home={{ href: '#a' }} label="a" name="a" {...native} />,
  Bunting: (native) => <Bunting {...native} />,
  Button: (native) => <Button {...native}>a</Button>,
  ButtonLink: (native) => (
    <ButtonLink href="#a" {...native}>
      a
    </ButtonLink>
  ),
  CardNumberField: (native) => <CardNumberField label="a" {...native} />,
  CardholderField: (native) => <CardholderField label="a" {...native} />,
  Carousel: (native) => <Carousel label="a" {...slides} {...native} />,
  CarrierLogo: (native) => <CarrierLogo code="a" {...native} />,
  CarrierTile: (native) => <CarrierTile code="a" href="#a" {...native} />,
  CategoryList: (native) => (
    <CategoryList categories={['a']} label="a" onSelect={nothing} selected={0} {...native}>
      a
    </CategoryList>
  ),
  ContactCard: (native) => <ContactCard rows={[]} {...native} />,
  CvvField: (native) => <CvvField label="a" {...native} />,
  ExpiryField: (native) => <ExpiryField label="a" {...native} />,
  Icon: (native) => <Icon name="close" {...native} />,
  IconButton: (native) => <IconButton icon="close" label="a" {...native} />,
  IconLink: (native) => <IconLink href="#a" icon="back" label="a" {...native} />,
  ImageSlider: (native) => <ImageSlider label="a" {...slides} {...native} />,
  InfoDialog: (native) => (
    <InfoDialog closeLabel="a" heading="a" onClose={nothing} open {...native}>
      a
    </InfoDialog>
  ),
  InfoTile: (native) => <InfoTile heading="a" hint="a" picture={null} {...native} />,
  LanguageSelect: (native) => <LanguageSelect label="a" options={[]} {...native} />,
  LinkTabs: (native) => <LinkTabs label="a" links={[]} {...native} />,
  MapEmbed: (native) => (
    <MapEmbed reach={() => Promise.resolve(false)} title="a" {...map} {...native} />
  ),
  Notice: (native) => <Notice {...native}>a</Notice>,
  OfferCard: (native) => <OfferCard heading="a" {...native} />,
  OrderTicket: (native) => (
    <OrderTicket heading="b" labels={orderLabels} {...product} {...native} />
  ),
  PageFooter: (native) => (
    <PageFooter home={{ href: '#a' }} links={[]} name="a" note="b" {...native} />
  ),
  PageHeader: (native) => <PageHeader {...native} />,
  PayBar: (native) => <PayBar emptyText="a" label="b" payLabel="c" {...native} />,
  PaymentMethods: (native) => (
    <PaymentMethods label="a" methods={[]} onChange={nothing} value="a" {...native} />
  ),
  PaymentReceipt: (native) => (
    <PaymentReceipt
      cardholder="a"
      labels={labels}
      maskedCard="1"
      unknown="b"
      {...receipt}
      {...native}
    />
  ),
  PhoneField: (native) => <PhoneField clearLabel="b" label="a" {...native} />,
  Picture: (native) => <Picture {...topUp} {...native} />,
  ProductButton: (native) => <ProductButton {...product} {...native} />,
  ProductDetail: (native) => <ProductDetail {...product} {...native} />,
  ProductGroup: (native) => <ProductGroup label="a" {...native} />,
  ProgressBar: (native) => <ProgressBar label="a" value={95} valueText="95 %" {...native} />,
  ReceiptHeading: (native) => <ReceiptHeading heading="a" phoneLabel="b" {...native} />,
  ReceiptPanel: (native) => <ReceiptPanel heading="a" rows={[]} {...native} />,
  SchemeSwitch: (native) => (
    <SchemeSwitch label="a" onChange={nothing} options={[]} value="a" {...native} />
  ),
  SectionNav: (native) => <SectionNav label="a" links={[]} menuLabel="b" {...native} />,
  Skeleton: (native) => <Skeleton {...native} />,
  TextField: (native) => <TextField label="a" {...native} />,
  TextLink: (native) => <TextLink href="#a" {...native} />,
  ThemeProvider: (native) => <ThemeProvider carrier="a" {...native} />,
  TileGrid: (native) => <TileGrid label="a" {...native} />,
  TransactionReceipt: (native) => (
    <TransactionReceipt concept="a" labels={labels} {...receipt} {...native} />
  ),
  VisuallyHidden: (native) => <VisuallyHidden {...native}>a</VisuallyHidden>,
};

/** The components with a native control inside their root. */
const controls: Readonly<Record<string, string>> = {
  CardNumberField: 'input',
  CardholderField: 'input',
  CvvField: 'input',
  ExpiryField: 'input',
  LanguageSelect: 'select',
  PhoneField: 'input',
  ProductButton: 'input',
  ProductGroup: '[role=radiogroup]',
  TextField: 'input',
};

let container: HTMLElement;
let root: Root;

/** Returns the only element of the page that matches. */
function only(selector: string): Element | undefined {
  const found = document.querySelectorAll(selector);
  return found.length === 1 ? found[0] : undefined;
}

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
});

test('the table contains every component', () => {
  const folders = Object.keys(import.meta.glob('./*/*.tsx'))
    .map((file) => /^\.\/([A-Z]\w*)\/\1\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  const missing = folders.filter((name) => !(name in components));
  expect(
    missing,
    'Add a line for each to `components` in src/components/nativeProps.browser.test.tsx',
  ).toEqual([]);
});

test.each(Object.entries(components))(
  '%s passes className and style to its root, and other props to its control',
  (name, make) => {
    const onClick = vi.fn();
    const ref = createRef<Element>();
    const native = {
      className: 'given',
      style: { order: 7 },
      'aria-keyshortcuts': 'it',
      onClick,
      ref,
    };
    flushSync(() => root.render(make(native)));

    const outer = only('.given');
    const control = controls[name];
    expect(outer).toBeDefined();
    expect(outer?.getAttribute('style')).toBe('order: 7;');
    expect(outer).toBe(container.firstElementChild ?? outer);
    const target = only('[aria-keyshortcuts=it]');
    expect(target).toBe(control === undefined ? outer : outer?.querySelector(control));
    expect(ref.current?.getAttribute('aria-keyshortcuts')).toBe('it');
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onClick).toHaveBeenCalledOnce();
  },
);

test.each(Object.entries(components))(
  '%s is completely hidden by the `hidden` attribute',
  (_name, make) => {
    flushSync(() =>
      root.render(
        <>
          <GlobalStyle />
          {make({ className: 'given', hidden: true })}
        </>,
      ),
    );
    expect(only('.given')?.checkVisibility()).toBe(false);
  },
);

test('a ButtonLink requires a target', () => {
  expectTypeOf<{ children: string }>().not.toExtend<ButtonLinkProps>();
});
