import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { paths } from '#addresses/addresses';
import { BandLead, BandTitle } from '#components/Band';
import { LinkTabs } from '#components/LinkTabs';
import { useCarriers } from '../data/useCarriers';
import { RouteLink } from '../navigation/RouteLink';
import { CarrierTiles } from '../parts/CarrierTiles';
import { BillPayments } from './BillPayments';
import { Proposals } from './Proposals';
import { Section } from './Section';
import { Content } from './Shop.styles';

/** The top-up panel: one tile per carrier of the product list, which links to the top-up flow. */
function TopUpSales() {
  const { t } = useTranslation();
  const state = useCarriers();
  // A list that fails to load stays empty and shows no message.
  if (state.status === 'ready' && state.carriers.length === 0) return null;
  return (
    <>
      <BandLead>{t('landing.shop.topUpsLead')}</BandLead>
      <CarrierTiles label={t('carriers.list')} loadingLabel={t('carriers.loading')} state={state} />
    </>
  );
}

/** The addresses of the shop's panels. The first one is that of the landing page. */
const PANELS = [
  { path: paths.landing, Panel: TopUpSales },
  { path: paths.billPayments, Panel: BillPayments },
  { path: paths.proposals, Panel: Proposals },
];

/** The shop: links to its panels, and the panel of the current URL, which is in the title of the document. */
export function Shop() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const labels = [
    t('landing.shop.topUps'),
    t('landing.services.bills'),
    t('landing.shop.proposals'),
  ];
  const value = PANELS.findIndex(({ path }) => matchPath(path, pathname) !== null);
  const panel = PANELS[value];
  if (panel === undefined) return <Navigate replace to={paths.start} />;
  const screen = value === 0 ? t('landing.title') : labels[value];
  return (
    <Section background="indigo" id="shop">
      <title>{t('app.title', { screen })}</title>
      <BandTitle id="shop-title">{t('landing.nav.shop')}</BandTitle>
      <LinkTabs
        value={value}
        label={t('landing.shop.label')}
        links={PANELS.map(({ path }, index) => ({
          // The hash scrolls a new browser tab to the shop. The current tab does not scroll.
          render: <RouteLink to={`${path}#shop`} />,
          label: labels[index] ?? '',
        }))}
      />
      <Content>
        <panel.Panel />
      </Content>
    </Section>
  );
}
