import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { BandLead, BandTitle } from '#components/Band';
import { LinkTabs } from '#components/LinkTabs';
import { useCarriers } from '../data/useCarriers';
import { RouteLink } from '../navigation/RouteLink';
import { CarrierTiles } from '../parts/CarrierTiles';
import { BillPayments } from './BillPayments';
import { Proposals } from './Proposals';
import { Section } from './Section';
import { Panel } from './Shop.styles';

const PATHS = ['/superhome', '/superhome/servicios', '/superhome/propuestas'];

/** The top-up panel: one tile per carrier of the product list, which links to the top-up flow. */
function TopUpSales() {
  const { t } = useTranslation();
  const state = useCarriers();
  // A list that fails to load stays empty and shows no message.
  if (state.status === 'ready' && state.carriers.length === 0) return null;
  return (
    <>
      <BandLead>{t('landing.shop.topUpsLead')}</BandLead>
      <CarrierTiles
        label={t('landing.shop.carriersList')}
        loadingLabel={t('landing.shop.carriersLoading')}
        state={state}
      />
    </>
  );
}

/** The shop: links to its panels, and the panel of the current URL. */
export function Shop() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const names = [t('landing.shop.topUps'), t('landing.shop.services'), t('landing.shop.proposals')];
  return (
    <Section background="indigo" id="shop">
      <BandTitle id="shop-title">{t('landing.shop.title')}</BandTitle>
      <LinkTabs
        value={PATHS.findIndex((path) => matchPath(path, pathname) !== null)}
        label={t('landing.shop.label')}
        links={PATHS.map((path, index) => ({
          // The hash scrolls a new browser tab to the shop. The current tab does not scroll.
          render: <RouteLink to={`${path}#shop`} />,
          label: names[index] ?? '',
        }))}
      />
      <Panel>
        <Routes>
          <Route element={<TopUpSales />} index />
          <Route element={<BillPayments />} path="servicios" />
          <Route element={<Proposals />} path="propuestas" />
          <Route element={<Navigate replace to="/start" />} path="*" />
        </Routes>
      </Panel>
    </Section>
  );
}
