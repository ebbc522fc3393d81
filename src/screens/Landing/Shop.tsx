import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { BandTitle } from '#components/Band';
import { LinkTabs } from '#components/LinkTabs';
import { RouteLink } from '../navigation/RouteLink';
import { BillPayments } from './BillPayments';
import { Proposals } from './Proposals';
import { Section } from './Section';
import { Panel } from './Shop.styles';
import { TopUpSales } from './TopUpSales';

const PATHS = ['/superhome', '/superhome/servicios', '/superhome/propuestas'];

/** The shop: links to its panels, and the panel of the current URL. */
export function Shop() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const names = [t('landing.shop.topUps'), t('landing.shop.services'), t('landing.shop.proposals')];
  return (
    <Section background="indigo" id="shop" next="ground">
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
