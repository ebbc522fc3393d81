import type { FocusEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CarrierLogo } from '#components/CarrierLogo';
import { CategoryList } from '#components/CategoryList';
import { IconLink } from '#components/IconButton';
import { PageHeader } from '#components/PageHeader';
import { ProductSkeletons } from '#components/ProductGroup';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Category } from '#api/contract';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { themeOf } from '#theme/themes';
import { Footer } from '../parts/Footer';
import { LogoHeading, WideMain } from '../parts/layout';
import { Page } from '../parts/Page';
import { PhoneFormField } from '../parts/PhoneFormField';
import { useProductProps } from '../parts/useProductProps';
import { useServerLang } from '../parts/serverText';
import { Status } from '../parts/Status';
import { RouteLink } from '../navigation/RouteLink';
import { FooterSpace, Inset, Layout, List, Pay, Phone, ResetRow } from './Carrier.styles';
import { NoProducts } from './NoProducts';
import { ProductList } from './ProductList';
import { trackPhoneSize } from './trackPhoneSize';
import { useCarrierForm } from './useCarrierForm';

export interface CarrierViewProps {
  /** The carrier's name in the product list. */
  carrier: string;
  /** Whether the carrier exists. Its name is hidden until this is known. */
  known: boolean;
  /** Whether the carrier is in a loaded product list. */
  listed: boolean;
  /** The carrier's categories. Empty while they load. */
  categories: readonly Category[];
  /** Whether the categories are loading. */
  loading: boolean;
}

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
export function CarrierView({ carrier, known, listed, categories, loading }: CarrierViewProps) {
  const { t } = useTranslation();
  const { code, currency } = themeOf(carrier);
  const serverLang = useServerLang();
  const { form, groupRef, ...choice } = useCarrierForm(carrier, categories);
  const propsOf = useProductProps(currency);

  const products =
    choice.products.length === 0 ? (
      <NoProducts elsewhere={categories.some(({ productos }) => productos.length > 0)} />
    ) : (
      <ProductList
        chosen={choice.product}
        currency={currency}
        error={choice.errorOf('producto')}
        key={choice.index}
        onChoose={choice.chooseProduct}
        products={choice.products}
        ref={groupRef}
      />
    );

  return (
    <Page carrier={code}>
      <PageHeader
        edge="desktop"
        start={
          <>
            <IconLink
              icon="back"
              label={t('carrier.back')}
              render={<RouteLink to="/start" />}
              surface="brand"
            />
            <LogoHeading tabIndex={-1}>
              {known ? (
                <CarrierLogo code={carrier} size="large" />
              ) : (
                <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
              )}
            </LogoHeading>
          </>
        }
        end={<LanguageMenu surface="brand" />}
      />
      <WideMain>
        <Layout noValidate onSubmit={choice.submit}>
          <Phone ref={trackPhoneSize}>
            <FormProvider {...form}>
              <PhoneFormField
                error={choice.errorOf('celular')}
                onChange={choice.enterPhone}
                surface="responsive"
              />
            </FormProvider>
          </Phone>
          <List onFocus={scrollClearOfPayBar}>
            {loading && <Status>{t('carrier.loading')}</Status>}
            {loading || categories.length > 0 ? (
              <CategoryList
                categories={categories.map(({ Categoria }) => Categoria)}
                label={t('carrier.categories')}
                loading={loading}
                onChange={choice.chooseCategory}
                value={choice.index}
                lang={serverLang}
              >
                {loading ? <ProductSkeletons count={6} /> : products}
                {choice.canPay && (
                  <ResetRow>
                    <Button onClick={choice.startOver} variant="quiet">
                      {t('carrier.reset')}
                    </Button>
                  </ResetRow>
                )}
              </CategoryList>
            ) : (
              <>
                {listed && <NoProducts elsewhere={false} />}
                <Inset>
                  <ProductSkeletons count={5} outline />
                </Inset>
              </>
            )}
          </List>
          {choice.canPay && (
            <Pay
              data-paybar=""
              emptyText={t('carrier.empty')}
              label={t('carrier.chosen')}
              payLabel={t('carrier.pay')}
              loading={choice.isPending}
              product={choice.product && propsOf(choice.product)}
            />
          )}
        </Layout>
      </WideMain>
      <FooterSpace data-waiting={loading}>
        <Footer />
      </FooterSpace>
    </Page>
  );
}
