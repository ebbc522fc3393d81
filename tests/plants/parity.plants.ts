import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redReaders } from './gates';
import { Scratch, type Verdict } from './scratch';

const screen = `/** Planted. */
export function PlantedScreen() {
  return <main />;
}
`;

const stories = `import preview from '#storybook/preview';
import { AppRoutes } from '#app/AppRoutes';
import { ProductsScreen } from './Products';

const meta = preview.meta({
  title: 'Screens/Planted',
  component: ProductsScreen,
  parameters: { route: '/start' },
});

export const Right = meta.story({ render: () => <AppRoutes /> });

export const OutOfReach = meta.story({
  render: () => (
    <>
      <AppRoutes />
      <hr />
    </>
  ),
});

export const Nowhere = meta.story({
  parameters: { route: '/planted' },
  render: () => <AppRoutes />,
});
`;

/** What the gate must say of what is planted, each on its own. */
const expectations = [
  { title: 'a screen without a story', says: 'The screen src/screens/Planted has no story' },
  {
    title: 'a route without a story',
    says: 'No story of a screen shows the route /start/promo',
  },
  { title: 'a story at a route that the app lacks', says: 'names the route /planted' },
  {
    title: 'a story state that the app cannot reach',
    says: "× comes to the state of 'screens-planted--out-of-reach', in 'es'",
  },
];

const routes = 'src/app/AppRoutes.tsx';
const paths = {
  screen: 'src/screens/Planted/Planted.tsx',
  stories: 'src/screens/Products/Planted.stories.tsx',
};

describe('the gate of parity', () => {
  const scratch = new Scratch();
  let parity: Verdict;

  beforeAll(async () => {
    scratch.plant({ file: paths.screen, text: screen });
    scratch.plant({ file: paths.stories, text: stories });
    scratch.plant({
      file: routes,
      replace: "import { ProductsScreen } from '#screens/Products';\n",
      by: "import { PlantedScreen } from '#screens/Planted';\nimport { ProductsScreen } from '#screens/Products';\n",
    });
    scratch.plant({
      file: routes,
      replace: '            <Route element={<PaymentScreen />} path="/start/pago" />\n',
      by: '            <Route element={<PaymentScreen />} path="/start/pago" />\n            <Route element={<PlantedScreen />} path="/start/promo" />\n',
    });
    parity = await scratch.run(['tools/parity.mjs', '--stories', '^screens-planted--']);
  }, 300_000);

  afterAll(() => {
    scratch.remove();
  });

  it.for(expectations)('sees $title', ({ says }, { expect: expectHere }) => {
    expectHere(parity.code).not.toBe(0);
    expectHere(parity.output).toContain(says);
  });

  it('lets a story pass that the app comes to', () => {
    expect(parity.output).toContain("✓ comes to the state of 'screens-planted--right', in 'es'");
  });

  it('is red alone', async () => {
    expect(await redReaders(scratch, [routes, paths.screen, paths.stories])).toEqual({});
  }, 300_000);
});
