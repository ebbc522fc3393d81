import { useDeferredValue, useRef, type FocusEvent } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button';
import { CarrierLogo } from '#components/CarrierLogo';
import { CategoryList } from '#components/CategoryList';
import { IconLink } from '#components/IconButton';
import { PageHeader } from '#components/PageHeader';
import { PhoneField } from '#components/PhoneField';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Category } from '#api/contract';
import { themeOf } from '#theme/themes';
import { Footer } from '../shared/Footer';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { LogoHeading, WideMain } from '../shared/layout';
import { Page } from '../shared/Page';
import { useServerLang } from '../shared/serverText';
import { useHeadingFocus } from '../shared/useHeadingFocus';
import { useLink } from '../shared/useLink';
import { Foot, Layout, List, Phone } from './Carrier.styles';
import { EmptyProducts, LoadingProducts, ProductList } from './ProductList';
import { NoProducts } from './NoProducts';
import { StartOver } from './ProductList.styles';
import { Summary } from './Summary';
import { useCarrierForm } from './useCarrierForm';
import { usePhoneSize } from './usePhoneSize';

/** The props of {@link CarrierView}. */
export interface CarrierViewProps {
  /** The carrier's name in the product list. */
  company: string;
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
  requestAnimationFrame(() => {
    target.scrollIntoView({ block: 'nearest' });
  });
}

/** The form of a carrier: category, product, phone number and the button to the payment. */
export function CarrierView({ company, known, listed, categories, loading }: CarrierViewProps) {
  const { t } = useTranslation();
  const theme = themeOf(company);
  const serverLang = useServerLang();
  const heading = useHeadingFocus();
  const back = useLink('/start');
  const { group, ...choice } = useCarrierForm(company, categories);
  const phonePart = useRef<HTMLDivElement>(null);
  usePhoneSize(phonePart);
  const { canPay, errorOf } = choice;
  const sells = categories.some(({ productos }) => productos.length > 0);
  const product = useDeferredValue(choice.product);

  const products = choice.isEmpty ? (
    <NoProducts elsewhere={sells} />
  ) : (
    <ProductList
      choice={choice}
      currency={theme.currency}
      error={errorOf('producto')}
      key={choice.index}
      ref={group}
    />
  );

  return (
    <Page carrier={theme.code}>
      <PageHeader
        edge="desktop"
        leading={
          <>
            <IconLink icon="back" label={t('carrier.back')} surface="brand" {...back} />
            <LogoHeading ref={heading} tabIndex={-1}>
              {known ? (
                <CarrierLogo code={company} size="large" />
              ) : (
                <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
              )}
            </LogoHeading>
          </>
        }
        trailing={<LanguageMenu surface="brand" />}
      />
      <WideMain>
        <Layout noValidate onSubmit={choice.submit}>
          <Phone ref={phonePart}>
            <Controller
              control={choice.control}
              name="celular"
              render={({ field }) => (
                <PhoneField
                  {...field}
                  aria-required
                  clearLabel={t('field.clearPhone')}
                  description={t('field.phoneHint')}
                  error={errorOf('celular')}
                  id="celular"
                  label={t('field.phone')}
                  surface="responsive"
                  onChange={(phone) => {
                    field.onChange(phone);
                    choice.enterPhone(phone);
                  }}
                />
              )}
            />
          </Phone>
          <List onFocus={scrollClearOfPayBar}>
            {loading && <VisuallyHidden role="status">{t('carrier.loading')}</VisuallyHidden>}
            {loading || categories.length > 0 ? (
              <CategoryList
                categories={categories.map(({ Categoria }) => Categoria)}
                label={t('carrier.categories')}
                loading={loading}
                onSelect={choice.chooseCategory}
                selected={choice.index}
                textLang={serverLang}
              >
                {loading ? (
                  <LoadingProducts />
                ) : (
                  <>
                    {products}
                    {canPay && (
                      <StartOver>
                        <Button onClick={choice.startOver} variant="quiet">
                          {t('carrier.reset')}
                        </Button>
                      </StartOver>
                    )}
                  </>
                )}
              </CategoryList>
            ) : (
              <>
                {listed && <NoProducts elsewhere={false} />}
                <EmptyProducts />
              </>
            )}
          </List>
          {canPay && (
            <Summary currency={theme.currency} isLeaving={choice.isLeaving} product={product} />
          )}
        </Layout>
      </WideMain>
      <Foot data-waiting={loading}>
        <Footer />
      </Foot>
    </Page>
  );
}
