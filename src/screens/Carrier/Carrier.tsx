import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { findByAddress, paths } from '#addresses/addresses';
import { CarrierLogo } from '#components/CarrierLogo';
import type { Carrier, Category } from '#api/contract';
import { themeOf } from '#theme/themes';
import { useEnvironment, type CarriersState } from '../data/environment';
import { knownCarriers, useCarriers } from '../data/useCarriers';
import { CarrierHeader } from '../parts/CarrierHeader';
import { Footer } from '../parts/Footer';
import { carrierName } from '../data/carrierName';
import { LogoHeading, WideMain } from '../parts/layout';
import { Page } from '../parts/Page';
import { ScreenLoading } from '../parts/ScreenLoading';
import { PhoneFormField } from '../form/PhoneFormField';
import { useProduct } from '../parts/useProduct';
import { FooterSpace, Layout, List, Pay, Phone } from './Carrier.styles';
import { CarrierProducts } from './CarrierProducts';
import { RequestTopUp } from './RequestTopUp';
import { useCarrierForm } from './useCarrierForm';

interface KnownCarrierProps {
  /** The carrier. It has no categories until the product list is loaded. */
  carrier: Carrier;
  /** The product list. */
  state: CarriersState;
}

const NO_CATEGORIES: readonly Category[] = [];

/**
 * Scrolls the focused element with its scroll margin into view. Chromium does this automatically. Firefox
 * and WebKit scroll only to elements outside the viewport, so the pay bar could obscure the element.
 */
function scrollClearOfPayBar({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  // Runs after the browser scrolls.
  requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
}

/** A ref that sets the CSS variable for the height of the phone section, which is taller with an error. */
function trackPhoneSize(section: HTMLElement | null) {
  if (section === null) return undefined;
  // An observer runs after layout and before paint. An earlier measurement would force a layout.
  const observer = new ResizeObserver(() => {
    const size = `${String(section.offsetHeight)}px`;
    section.parentElement?.style.setProperty('--colibri-phone-size', size);
  });
  observer.observe(section);
  return () => observer.disconnect();
}

/** The form of a carrier: category, product, phone number and the button to the payment. */
function KnownCarrier({ carrier, state }: KnownCarrierProps) {
  const { t } = useTranslation();
  const { name, categorias: categories = NO_CATEGORIES } = carrier;
  const form = useCarrierForm(name, categories);
  const { product } = form;
  const productOf = useProduct();
  const isWaiting = !form.isHydrated || !form.canPay;
  const screen = t('carrier.title', { carrier: carrierName(name) });

  return (
    <Page carrier={themeOf(name).code}>
      <title>{t('app.title', { screen })}</title>
      <CarrierHeader
        start={
          <LogoHeading tabIndex={-1}>
            <CarrierLogo code={name} size="large" />
          </LogoHeading>
        }
      />
      <WideMain>
        <Layout noValidate onSubmit={form.submit}>
          <Phone ref={trackPhoneSize}>
            <PhoneFormField {...form.celular} carrier={name} surface="responsive" />
          </Phone>
          <List data-list="products" onFocus={scrollClearOfPayBar}>
            <CarrierProducts categories={categories} form={form} state={state} />
          </List>
          {(form.canPay || state.status === 'loading') && (
            <Pay
              data-paybar=""
              data-pressed={form.isPending || undefined}
              emptyText={t('carrier.empty')}
              end={
                product && (
                  <RequestTopUp carrier={name} phone={form.celular.value} product={product} />
                )
              }
              // It responds only after hydration, with the list.
              inert={isWaiting}
              label={t('carrier.chosen')}
              payLabel={t('carrier.pay')}
              loading={form.isPending}
              product={product && productOf(product)}
            />
          )}
        </Layout>
      </WideMain>
      <FooterSpace>
        <Footer />
      </FooterSpace>
    </Page>
  );
}

/**
 * The screen of a carrier: a product and a phone number (requirements §2.4). The carrier in the address must
 * be known; an unknown one redirects to the start. With both, Pay leads to the payment.
 */
export function CarrierScreen() {
  const { excludedCarriers } = useEnvironment().settings;
  const { compania = '' } = useParams();
  const state = useCarriers();
  const carrier = findByAddress(knownCarriers(state, excludedCarriers), compania);
  if (carrier !== undefined) {
    return <KnownCarrier carrier={carrier} key={carrier.name} state={state} />;
  }
  return state.status === 'loading' ? <ScreenLoading /> : <Navigate replace to={paths.start} />;
}
