import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scratch } from '../plants/scratch';
import { catalogueEntry, catalogueImport, filesOf } from '#storybook/studio/files';
import { themeOfProposal, type Proposal } from '#storybook/studio/proposal';
import { judgeRoles } from '#storybook/studio/roles';
import { judgeWordmark } from '#storybook/studio/wordmark';
import { copyRepository, failures } from './copy';

const wordmark = {
  width: 660,
  height: 1000,
  paths: [{ d: 'M0 170h660v660H0z', evenOdd: false }],
};

/** What the studio makes of one brand colour, for pesos and for dollars. */
const proposals: Proposal[] = [
  { name: 'Lucero', code: 'LUCERO', currency: 'MXN', brand: '#4A2C8F', chosen: {}, wordmark },
  {
    name: 'Lucero USD',
    code: 'LUCEROUSD',
    currency: 'USD',
    brand: '#F2A23A',
    chosen: {},
    wordmark,
  },
];

/** Saves the studio's files where they belong, as *Add a carrier* tells a person to. */
function addCarrier(copy: Scratch, proposal: Proposal): void {
  for (const { path, text } of filesOf(proposal)) {
    if (path.startsWith('src/')) copy.plant({ file: path, text });
  }
  const entry = catalogueEntry(themeOfProposal(proposal));
  copy.plant({ file: 'mocks/catalogue.ts', replace: '\n];', by: `\n${entry}];` });
}

describe('carriers made in the studio and saved as its files, one in pesos and one in dollars', () => {
  let copy: Scratch;

  beforeAll(() => {
    copy = copyRepository();
    const first = "import { att } from './catalogue/att';";
    copy.plant({ file: 'mocks/catalogue.ts', replace: first, by: `${first}\n${catalogueImport}` });
    for (const proposal of proposals) addCarrier(copy, proposal);
  });

  afterAll(() => {
    copy.remove();
  });

  it.each(proposals)('hold every pair and every rule before they are saved: $code', (proposal) => {
    expect(judgeRoles(proposal.brand, proposal.chosen).broken).toEqual([]);
    expect(judgeWordmark(wordmark).filter(({ passes }) => !passes)).toEqual([]);
  });

  it.each([
    ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
    [
      'format',
      ['node_modules/prettier/bin/prettier.cjs', '--check', 'src/components/theme', 'mocks'],
    ],
    ['lint', ['node_modules/eslint/bin/eslint.js', 'src/components/theme', 'mocks']],
  ])('pass the check of %s', async (_, args) => {
    const { code, output } = await copy.run(args);
    expect(output).not.toContain('LUCERO');
    expect(code).toBe(0);
  });

  it('leave the unit tests green', async () => {
    expect(await failures(copy, ['--project=unit'])).toEqual([]);
  });

  it('are sold and named by the stories of tiles, wordmarks, screens and flows', async () => {
    // The copy borrows this repository's node_modules, which Vite would not serve to the browser.
    const server = {
      file: 'vite.config.ts',
      replace: 'server: {',
      by: 'server: { fs: { strict: false },',
    };
    copy.plant(server);
    // What is said of the products screen names them: that is renewed, as the guide tells.
    const stories = ['CarrierLogo', 'CarrierTile', 'screens/Products', 'flows/TopUp'];
    expect(await failures(copy, ['--project=storybook', '--update', ...stories])).toEqual([]);
  });
});
