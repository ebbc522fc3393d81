import { useRef, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#components/BackLink';
import { Button } from '#components/Button';
import { CarrierLogo } from '#components/CarrierLogo';
import { CategoryList } from '#components/CategoryList';
import { PageHeader } from '#components/PageHeader';
import { PhoneField } from '#components/PhoneField';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Category } from '#recargas/contract';
import { themeOf } from '#theme/themes';
import { Footer } from '../shared/Footer';
import { LanguageMenu } from '../shared/LanguageMenu';
import { LogoHeading, Page, WideMain } from '../shared/layout';
import { useServerLang } from '../shared/serverText';
import { useHeadingFocus } from '../shared/useHeadingFocus';
import { useLink } from '../shared/useLink';
import { Foot, Layout, List, Phone } from './Carrier.styles';
import { EmptyProducts, LoadingProducts, ProductList } from './ProductList';
import { StartOver } from './ProductList.styles';
import { Summary } from './Summary';
import { useCarrierForm } from './useCarrierForm';
import { usePay } from './usePay';
import { usePhoneSize } from './usePhoneSize';

/** The props of {@link CarrierView}. */
export interface CarrierViewProps {
  /** The carrier's name in the product list. */
  company: string;
  /** Whether there is such a carrier; until that is known, its name is not shown. */
  known: boolean;
  /** The carrier's categories; empty while they load. */
  categories: readonly Category[];
  /** Whether the categories are still on their way. */
  loading: boolean;
}

/**
 * Scrolls what the keyboard focuses to where its scroll margin is in view. Chromium does so itself;
 * Firefox and WebKit scroll only to what is outside the window, so it could stay under the pay bar.
 */
function scrollClearOfPayBar({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  // After the browser's own scrolling.
  requestAnimationFrame(() => {
    target.scrollIntoView({ block: 'nearest' });
  });
}

/** One carrier's form: category, product and phone number, and on to the payment. */
export function CarrierView({ company, known, categories, loading }: CarrierViewProps) {
  const { t } = useTranslation();
  const theme = themeOf(company);
  const serverLang = useServerLang();
  const heading = useHeadingFocus();
  const back = useLink('/start');
  const choice = useCarrierForm(company, categories);
  const products = useRef<HTMLDivElement>(null);
  const phonePart = useRef<HTMLDivElement>(null);
  usePhoneSize(phonePart);
  const { errorOf, isLeaving, pay, withdraw } = usePay(choice, products);
  const phone = choice.form.register('celular');
  const hasProducts = categories.some(({ productos }) => productos.length > 0);

  return (
    <Page data-carrier={theme.code}>
      <PageHeader
        edge="desktop"
        leading={
          <>
            <BackLink label={t('carrier.back')} {...back} />
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
        <Layout
          noValidate
          onSubmit={(event) => {
            if (hasProducts) pay(event);
            else event.preventDefault();
          }}
        >
          <Phone ref={phonePart}>
            <PhoneField
              {...phone}
              clearLabel={t('field.clearPhone')}
              error={errorOf('celular')}
              label={t('field.phone')}
              aria-required
              surface="responsive"
              onChange={(event) => {
                void phone.onChange(event);
                choice.keepPhone();
              }}
              onBlur={(event) => {
                void phone.onBlur(event);
                choice.keepTyped();
              }}
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
                    <ProductList
                      choice={choice}
                      currency={theme.currency}
                      error={errorOf('producto')}
                      key={choice.index}
                      ref={products}
                    />
                    <StartOver>
                      <Button
                        onClick={() => {
                          withdraw();
                          choice.resetAll();
                        }}
                        variant="quiet"
                      >
                        {t('carrier.reset')}
                      </Button>
                    </StartOver>
                  </>
                )}
              </CategoryList>
            ) : (
              <EmptyProducts />
            )}
          </List>
          {hasProducts && (
            <Summary currency={theme.currency} isLeaving={isLeaving} product={choice.product} />
          )}
        </Layout>
      </WideMain>
      <Foot data-waiting={loading}>
        <Footer />
      </Foot>
    </Page>
  );
}
