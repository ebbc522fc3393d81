import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CarrierLogo } from '#components/CarrierLogo';
import { CategoryList } from '#components/CategoryList';
import { ProductSkeletons } from '#components/ProductGroup';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Carrier, Category } from '#api/contract';
import { themeOf } from '#theme/themes';
import type { CarriersState } from '../data/useCarriers';
import { CarrierHeader } from '../parts/CarrierHeader';
import { Footer } from '../parts/Footer';
import { carrierName, truncate } from '../parts/names';
import { LogoHeading, WideMain } from '../parts/layout';
import { Page } from '../parts/Page';
import { PhoneFormField } from '../parts/PhoneFormField';
import { useProductProps, useServerLang } from '../parts/serverText';
import { Status } from '../parts/Status';
import { EmptyPanel, FooterSpace, Layout, List, Pay, Phone } from './Carrier.styles';
import { NoProducts } from './NoProducts';
import { ProductList } from './ProductList';
import { RequestTopUp } from './RequestTopUp';
import { trackPhoneSize } from './trackPhoneSize';
import { useCarrierForm } from './useCarrierForm';

export interface CarrierViewProps {
  /** The carrier. Undefined until it is known that it exists. */
  carrier: Carrier | undefined;
  /** The carrier's name, or the one in the URL until the carrier is known. */
  name: string;
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

/** The form of a carrier: category, product, phone number and the button to the payment. */
export function CarrierView({ carrier, name, state }: CarrierViewProps) {
  const { t } = useTranslation();
  const { code } = themeOf(carrier?.name);
  const serverLang = useServerLang();
  const isLoading = state.status === 'loading';
  const isListed = !isLoading && carrier !== undefined && state.carriers.includes(carrier);
  const categories = carrier?.categorias ?? NO_CATEGORIES;
  const { celular, producto, submit, ...choice } = useCarrierForm(name, categories);
  const { error, ref } = producto;
  const propsOf = useProductProps();

  // The screen shows no name that exists only in the URL.
  const screen =
    carrier === undefined
      ? t('app.loading')
      : t('carrier.title', { carrier: truncate(carrierName(name)) });

  const products =
    choice.products.length === 0 ? (
      <NoProducts elsewhere={categories.some(({ productos }) => productos.length > 0)} />
    ) : (
      <ProductList
        chosen={choice.product}
        error={error}
        key={choice.index}
        onChoose={choice.chooseProduct}
        products={choice.products}
        ref={ref}
      />
    );

  return (
    <Page carrier={code}>
      <title>{t('app.title', { screen })}</title>
      <CarrierHeader
        edge="desktop"
        start={
          <LogoHeading tabIndex={-1}>
            {carrier !== undefined ? (
              <CarrierLogo code={name} size="large" />
            ) : (
              <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
            )}
          </LogoHeading>
        }
      />
      <WideMain>
        <Layout noValidate onSubmit={submit}>
          <Phone ref={trackPhoneSize}>
            <PhoneFormField {...celular} carrier={name} surface="responsive" />
          </Phone>
          <List onFocus={scrollClearOfPayBar}>
            {isLoading && <Status>{t('carrier.loading')}</Status>}
            {isLoading || categories.length > 0 ? (
              <CategoryList
                categories={categories.map(({ Categoria }) => Categoria)}
                end={
                  choice.canPay && (
                    <Button onClick={choice.startOver} variant="quiet">
                      {t('carrier.reset')}
                    </Button>
                  )
                }
                label={t('carrier.categories')}
                lang={serverLang}
                loading={isLoading}
                onChange={choice.chooseCategory}
                value={choice.index}
              >
                {isLoading ? <ProductSkeletons count={6} /> : products}
              </CategoryList>
            ) : (
              <EmptyPanel>
                {isListed ? (
                  <NoProducts elsewhere={false} />
                ) : (
                  <ProductSkeletons count={5} outline />
                )}
              </EmptyPanel>
            )}
          </List>
          {choice.canPay && (
            <Pay
              data-paybar=""
              data-waiting={!choice.isHydrated}
              emptyText={t('carrier.empty')}
              end={
                choice.product &&
                import.meta.env.VITE_SHARE_ADDRESS !== 'false' && (
                  <RequestTopUp carrier={name} phone={celular.value} product={choice.product} />
                )
              }
              label={t('carrier.chosen')}
              payLabel={t('carrier.pay')}
              loading={choice.isPending}
              product={choice.product && propsOf(choice.product)}
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
