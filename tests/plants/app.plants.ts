import { beforeAll, describe, expect, it } from 'vitest';
import { Scratch } from './scratch';

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

const routes = 'src/app/AppRoutes.tsx';
const mask = 'src/recargas/xsrf.test.ts';

const blind = `import { expect, it } from 'vitest';
import { XSRF_HEADER } from './xsrf';

it('has a name', () => {
  expect(XSRF_HEADER).toBe('X-XSRF-TOKEN');
});
`;

const untested = Array.from(
  { length: 40 },
  (_, index) =>
    `/** Planted. */\nexport function planted${String(index)}(a: number): number {\n  return a > ${String(index)} ? a : -a;\n}\n`,
).join('\n');

const vitest = 'node_modules/vitest/vitest.mjs';

describe('the gates that run the app', () => {
  const scratch = new Scratch();
  let app: string;
  let table: string;

  beforeAll(async () => {
    scratch.plant({ file: 'src/screens/Planted/Planted.tsx', text: screen });
    scratch.plant({ file: 'src/screens/Products/Planted.stories.tsx', text: stories });
    scratch.plant({
      file: routes,
      replace: "import { VisitProvider } from '#screens/visit';\n",
      by: "import { PlantedScreen } from '#screens/Planted';\nimport { VisitProvider } from '#screens/visit';\n",
    });
    scratch.plant({
      file: routes,
      replace: '<Route element={<PaymentScreen />} path="/start/pago" />',
      by: '<Route element={<PaymentScreen />} path="/start/pago" /><Route element={<PlantedScreen />} path="/start/promo" />',
    });
    for (const file of ['src/recargas/request.ts', 'tools/vite/earlyList.ts']) {
      const replace = "redirect: 'error' }";
      const by = "redirect: 'error', cache: 'only-if-cached', mode: 'same-origin' }";
      scratch.plant({ file, replace, by });
    }
    const asked = ['tests/e2e/topUp', 'src/screens/Products/Planted'];
    const test = ['-t', 'sells a Telcel|Right|Out Of Reach'];
    app = (await scratch.run(['tools/e2e.mjs', ...asked, ...test])).output;
    table = (await scratch.run([vitest, 'run', '--project', 'browser', 'tests/parity'])).output;
  }, 300_000);

  it('see a build that asks no server', () => {
    expect(app).toMatch(/× .*sells a Telcel \$50 top-up in Spanish with the mouse/);
  });

  it('see a story state that the app cannot reach, and pass one that it can', () => {
    expect(app).toMatch(/× .*Out Of Reach/);
    expect(app).toMatch(/✓ .*Right/);
  });

  it.for([
    ['a screen without a story', 'The screen src/screens/Planted has no story'],
    ['a route without a story', 'No story of a screen shows the route /start/promo'],
    ['a story at a route that the app lacks', 'names the route /planted'],
  ] as const)('see %s', ([, says]) => {
    expect(table).toContain(says);
  });
});

describe('the gates that judge the tests', () => {
  const scratch = new Scratch();

  it('see a module that no test reaches', async () => {
    scratch.plant({ file: 'src/recargas/planted.ts', text: untested });
    const unit = [vitest, 'run', '--project', 'unit', 'src/recargas/'];
    const domain = ['--coverage', '--coverage.include=src/recargas/**'];
    const { code, output } = await scratch.run([...unit, ...domain]);
    expect(code, output).not.toBe(0);
    expect(output).toMatch(/Coverage for (lines|branches) \([\d.]+%\) does not meet/);
  });

  it('see a rule that no test checks', async () => {
    scratch.plant({ file: mask, text: blind });
    const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'];
    const only = ['--mutate', 'src/recargas/xsrf.ts'];
    const { code, output } = await scratch.run([
      ...stryker,
      'tests/mutation/unit.stryker.mjs',
      ...only,
    ]);
    expect(code, output).not.toBe(0);
    expect(output).toMatch(/under breaking threshold/);
  });
});
