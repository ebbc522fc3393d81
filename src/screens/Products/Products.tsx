import { useTranslation } from 'react-i18next';
import { BrandBar } from '#components/BrandBar';
import { PageHeader } from '#components/PageHeader';
import { Footer } from '../shared/Footer';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { Main, WideMain } from '../shared/layout';
import { Page } from '../shared/Page';
import { useCarriers } from '../shared/useCarriers';
import { useHeadingFocus } from '../shared/useHeadingFocus';
import { RouteLink } from '../shared/RouteLink';
import { Abono } from './Abono';
import { Bunting } from './Bunting';
import { CarrierTiles } from './CarrierTiles';
import { LastReceipt } from './LastReceipt';
import { Column, Lead, Title } from './Products.styles';

/** The first screen: one tile for each carrier, and the abono tile (requirements §2). */
export function ProductsScreen() {
  const { t } = useTranslation();
  const heading = useHeadingFocus();
  const state = useCarriers();
  return (
    <Page carrier="default" top="paper">
      <title>{t('app.title', { screen: t('products.title') })}</title>
      <header>
        <BrandBar
          home={{ render: <RouteLink to="/start" /> }}
          label={t('app.home')}
          name={t('app.name')}
          trailing={<LanguageMenu surface="paper" />}
        />
      </header>
      <WideMain>
        <PageHeader>
          <Title ref={heading} tabIndex={-1}>
            {t('products.title')}
          </Title>
          <Lead>{t('products.lead')}</Lead>
          <Bunting />
        </PageHeader>
        <Main as="div">
          <Column>
            <CarrierTiles state={state} />
            <Abono />
            <LastReceipt />
          </Column>
        </Main>
      </WideMain>
      <Footer />
    </Page>
  );
}
