import { useTranslation } from 'react-i18next';
import { BrandBar } from '#components/BrandBar';
import { PageHeader } from '#components/PageHeader';
import { Footer } from '../parts/Footer';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { Main, WideMain } from '../parts/layout';
import { CarrierTiles } from '../parts/CarrierTiles';
import { Page } from '../parts/Page';
import { useCarriers } from '../data/useCarriers';
import { RouteLink } from '../navigation/RouteLink';
import { Abono } from './Abono';
import { LastReceipt } from './LastReceipt';
import { Column, Flags, Lead, Title } from './Products.styles';

/**
 * The first screen: one tile for each carrier, and the abono tile (requirements §2.3). It needs nothing on
 * entry. A tile leads to the screen of its carrier.
 */
export function ProductsScreen() {
  const { t } = useTranslation();
  const state = useCarriers();
  return (
    <Page carrier="default" top="paper">
      <title>{t('app.title', { screen: t('products.title') })}</title>
      <header>
        <BrandBar
          home={{ render: <RouteLink to="/start" /> }}
          label={t('app.home')}
          name={t('app.name')}
          end={<LanguageMenu surface="paper" />}
        />
      </header>
      <WideMain>
        <PageHeader>
          <Title tabIndex={-1}>{t('products.title')}</Title>
          <Lead>{t('products.lead')}</Lead>
          <Flags />
        </PageHeader>
        <Main as="div">
          <Column>
            <CarrierTiles
              label={t('products.list')}
              loadingLabel={t('products.loading')}
              size="large"
              state={state}
            />
            <Abono />
            <LastReceipt />
          </Column>
        </Main>
      </WideMain>
      <Footer />
    </Page>
  );
}
