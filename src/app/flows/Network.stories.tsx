import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { OFFLINE } from '#storybook/globals/networks';
import preview from '#storybook/preview';
import type { SeededSession } from '#storybook/testing/storyServices';
import { t } from '#storybook/testing/i18n';
import { AppRoutes } from '#app/AppRoutes';
import { purchaseScreens } from '#app/screens';
import { Button } from '#components/Button';
import { catalogue } from '#mocks/catalogue';
import { type ExpectedState, expectedStates, type ScreenStateName } from '#mocks/expectedStates';
import { isScenarioId } from '#mocks/scenarios';
import { useServices } from '#screens/services';
import { entryStateOf, notificationTexts, type Canvas, type Globals } from '#screens/testing/flows';

const carrier = 'TELCEL';
const product = catalogue[0]?.categorias?.[0]?.productos[3];
const names = Object.keys(expectedStates) as ScreenStateName[];

/** The path of each state in the scenario table. */
const paths: Readonly<Record<ScreenStateName, string>> = {
  products: '/start',
  productsKnown: '/start',
  productsCached: '/start',
  carrier: `/start/company/${carrier}`,
  carrierCached: `/start/company/${carrier}`,
  payment: '/start/pago',
};

/** The app, with a button for each state of the scenario table. The toolbar sets the network. */
function ScenarioTable() {
  const navigate = useNavigate();
  const { storage } = useServices();
  const [visits, setVisits] = useState(0);

  function enter(name: ScreenStateName): void {
    if (name.endsWith('Cached')) storage.products.write(catalogue);
    else storage.products.clear();
    if (name.endsWith('Known')) storage.lastProducts.write(catalogue);
    else storage.lastProducts.clear();
    setVisits(visits + 1);
    void navigate(paths[name], { state: product && entryStateOf(carrier, product) });
  }

  return (
    <>
      <nav
        aria-label="Scenario table"
        data-carrier="default"
        style={{ display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem', padding: '0.5rem 1.25rem' }}
      >
        {names.map((name) => (
          <Button
            key={name}
            onClick={() => {
              enter(name);
            }}
            variant="quiet"
          >
            {expectedStates[name].title}
          </Button>
        ))}
      </nav>
      <AppRoutes key={visits} />
    </>
  );
}

/** Waits until no request is pending, and returns what the screen shows. */
async function currentState(canvas: Canvas, root: HTMLElement): Promise<ExpectedState> {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() => expect(root.querySelector('[aria-busy="true"]')).toBeNull(), {
    timeout: 9000,
  });
  if (canvas.queryByRole('heading', { level: 1, name: t('payment.title') })) return 'card';
  if (canvas.queryByRole('heading', { level: 1, name: t('products.title') })) {
    return canvas.queryByRole('list', { name: t('products.list') }) ? 'tiles' : 'no tiles';
  }
  return canvas.queryAllByRole('radio').length > 0 ? 'products' : 'no products';
}

async function expectTable(canvas: Canvas, root: HTMLElement, globals: Globals) {
  const network = String(globals['network']);
  const column = network === OFFLINE || isScenarioId(network) ? network : 'ok';
  const table = within(canvas.getByRole('navigation', { name: 'Scenario table' }));
  for (const name of names) {
    const { title, expected } = expectedStates[name];
    await userEvent.click(table.getByRole('button', { name: title }));
    await expect(`${title}: ${await currentState(canvas, root)}`).toBe(
      `${title}: ${expected[column]}`,
    );
    await expect(notificationTexts()).toEqual([]);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  }
}

const meta = preview.meta({
  title: 'Flows/Network',
  component: ScenarioTable,
  parameters: { route: '/start', session: (): SeededSession => ({ selection: product }) },
  // The development server may need longer to transform the screens than the stories wait.
  async beforeEach() {
    await Promise.all(purchaseScreens.map(({ load }) => load()));
  },
});

export const Default = meta.story({
  async play({ canvas, canvasElement, globals }) {
    await expectTable(canvas, canvasElement, globals);
  },
});

export const Slow = Default.extend({ globals: { network: 'slow' } });

export const FailedRequest = Default.extend({ globals: { network: 'failure' } });

export const EmptyList = Default.extend({ globals: { network: 'empty' } });

export const NonZeroCode = Default.extend({ globals: { network: 'code' } });

export const SessionEnded = Default.extend({
  globals: { network: 'session' },
  beforeEach() {
    spyOn(console, 'log').mockImplementation(() => undefined);
  },
});

export const TooManyRequests = Default.extend({ globals: { network: 'busy' } });

export const CaptivePortal = Default.extend({ globals: { network: 'portal' } });

export const HugeResponse = Default.extend({ globals: { network: 'huge' } });

export const BrokenContract = Default.extend({ globals: { network: 'malformed' } });

/** The browser has no connection. */
export const Offline = Default.extend({ globals: { network: 'offline' } });
