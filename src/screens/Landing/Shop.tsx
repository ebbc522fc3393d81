import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch } from 'react-router-dom';
import { RouteLink } from '../shared/RouteLink';
import { Section } from './Section';
import { SectionTitle } from './Section.styles';
import { Panel, Tab, Tabs } from './Shop.styles';

/** The link to the panel at a path. */
function ShopTab({ path, text }: { path: string; text: string }) {
  const isCurrent = useMatch({ path, end: true }) !== null;
  return (
    <li>
      {/* The hash scrolls a new browser tab to the shop. The current tab does not scroll. */}
      <Tab aria-current={isCurrent ? 'page' : undefined} as={RouteLink} to={`${path}#shop`}>
        {text}
      </Tab>
    </li>
  );
}

/** The shop: links to its panels, and the panel of the current URL. */
export function Shop() {
  const { t } = useTranslation();
  return (
    <Section columns="one" ground="indigo" id="shop">
      <SectionTitle id="shop-title">{t('landing.shop.title')}</SectionTitle>
      <nav aria-label={t('landing.shop.label')}>
        <Tabs>
          <ShopTab path="/superhome" text={t('landing.shop.topUps')} />
          <ShopTab path="/superhome/servicios" text={t('landing.shop.services')} />
          <ShopTab path="/superhome/propuestas" text={t('landing.shop.proposals')} />
        </Tabs>
      </nav>
      <Panel>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Panel>
    </Section>
  );
}
