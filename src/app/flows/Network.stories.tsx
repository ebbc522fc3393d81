import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { t } from '#storybook/text';
import { AppRoutes } from '#app/AppRoutes';
import { catalogue } from '#mocks/catalogue';
import { outcomes, type Outcome, type ScreenStateName } from '#mocks/outcomes';
import { isScenarioId } from '#mocks/scenarios';
import { draftOf, noticeTexts, select, type Canvas } from './testing';

const [company, product] = ['TELCEL', catalogue[0]?.categorias?.[0]?.productos[3]];

/** Where each state of the scenario table is entered. */
const entries: Readonly<Record<ScreenStateName, string>> = {
  products: '/start',
  productsCached: '/start',
  carrier: `/start/company/${company}`,
  carrierCached: `/start/company/${company}`,
  payment: '/start/pago',
};
const names = Object.keys(entries) as ScreenStateName[];

function isCached(name: ScreenStateName): boolean {
  return name.endsWith('Cached');
}

interface ScreenProps {
  /** The state to enter. */
  name: ScreenStateName;
}

/** One state of the table, in a history of its own. */
function Screen({ name }: ScreenProps) {
  // What the visit knows is read at once, so that states with and without it can stand on one page.
  const [entry] = useState(() => {
    if (isCached(name)) window.sessionStorage.setItem('products', JSON.stringify(catalogue));
    else window.sessionStorage.removeItem('products');
    const state = product && name === 'payment' ? draftOf(company, product) : undefined;
    return { pathname: entries[name], state };
  });
  return (
    <MemoryRouter initialEntries={[entry]} useTransitions={false}>
      <AppRoutes />
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Flows/Network',
  component: Screen,
  args: { name: 'products' as const },
});
