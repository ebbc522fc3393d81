import { describe, expect, it } from 'vitest';
import { rules } from '#tools/architecture/rules.mjs';
import { Scratch } from './scratch';

/** The house rules of lint, each with a line that breaks it, and what it is told by. */
const lines = [
  ["import { forwardRef, useState } from 'react';", 'no-restricted-imports'],
  ['export function Lamp() { return <p>Pagar</p>; }', 'Text comes from the translations'],
  ['export const undocumented = <nav aria-label="Menú" />;', 'Text comes from the translations'],
  ["export const choice = <p>{lit ? null : 'Pagar'}</p>;", 'Text comes from the translations'],
  ["export const hex = '1px solid #1D1027';", 'Colours live in'],
  ['export const rgb = `color: rgb(0 0 0 / 10%);`;', 'Colours live in'],
  ['export const named = `border: 1px solid rebeccapurple;`;', 'Colours live in'],
  ["export const name = 'Recarga AT&T';", 'Carriers are data'],
  ['export const key = { ATT: 1 };', 'Carriers are data'],
  ['export const code = `${hex} USDMOVISTAR`;', 'Carriers are data'],
  ['export default hex;', 'Export by name'],
  ['export const typed: React.FC = forwardRef(Lamp);', 'Import what is used from react by name'],
  ['export class Late { value!: string }', 'Give it a value'],
  ['export const expression = function () { return 1; };', 'func-style'],
  ['export const loose: any = 1;', 'no-explicit-any'],
  ['export const sure = document.body.firstChild!;', 'no-non-null-assertion'],
  ['export const hushed = 1; // eslint-disable-line', 'no-warning-comments'],
  ['export const hidden = 1; // @ts-expect-error', 'no-warning-comments'],
  ['export function useLit(a: boolean) { if (a) useState(1); }', 'rules-of-hooks'],
  ['export function Shade() { return null; }', 'require-jsdoc'],
  ['export interface ShadeProps { dark: boolean }', 'require-jsdoc'],
] as const;

/** At least one import for each rule, which breaks that rule and no other: rule, importing file, import. */
const table = `
components-know-only-components       src/components/Amount/usesDomain.ts       #recargas/session
components-know-only-components       src/components/Amount/usesDomainType.ts   type #recargas/contract
components-know-no-framework          src/components/Amount/usesTexts.ts        react-i18next
recargas-knows-only-recargas          src/recargas/usesTheme.ts                 #theme/tokens
topup-knows-only-recargas             src/topup/usesScreen.ts                   #screens/visit
screens-know-nothing-above            src/screens/Payment/usesApp.ts            #app/AppRoutes
mocks-stay-outside                    src/screens/Payment/usesMocks.ts          import #mocks/catalogue
app-loads-mocks-dynamically           src/app/usesMocks.ts                      #mocks/catalogue
component-files-are-private           src/components/Amount/usesPrivateFile.ts  ../Button/Button.styles
component-files-are-private-outside   src/app/usesPrivateComponentFile.ts       ../components/Button/Button.styles
component-files-are-private-outside   src/app/usesSharedComponentFile.ts        ../components/mask/MaskedInput
screen-files-are-private              src/screens/Payment/usesPrivateFile.ts    ../Landing/addresses
screen-files-are-private-outside      src/app/usesPrivateScreenFile.ts          ../screens/Landing/addresses
folders-meet-through-the-imports-map  src/components/Amount/usesPath.ts         ../Button/Button
folders-meet-through-the-imports-map  src/components/Amount/usesThemeByPath.ts  ../theme/tokens
relative-imports-climb-once           src/recargas/wire/deep/climbs.ts          ../../contract
production-knows-no-stories-or-tests  src/components/Amount/usesStory.ts        ./Amount.stories
production-knows-no-stories-or-tests  src/screens/Payment/usesStorybook.ts      #storybook/text
production-knows-no-stories-or-tests  src/components/Amount/usesTestHelper.ts   ./testing/spy
production-uses-no-dev-dependency     src/screens/Payment/usesDevDependency.ts  msw/node
no-cycles                             src/recargas/cycle.ts                     ./other
file-names-are-camel-case             src/screens/Payment/usesDashes.ts         ./dashed-name
`;

/** What the table plants. */
const plants = table
  .trim()
  .split('\n')
  .map((line) => {
    const [rule = '', file = '', imported = ''] = line.split(/ {2,}/);
    return { rule, file, imported };
  });

function statementOf(imported: string): string {
  const [specifier = '', kind = ''] = imported.split(' ').reverse();
  if (kind === 'import') return `export const part = import('${specifier}');`;
  return `export ${kind} * as part from '${specifier}';`;
}

describe('the rules of the house', () => {
  const scratch = new Scratch();

  it.for(rules)('have a planted import: $name', ({ name }) => {
    expect(plants.map(({ rule }) => rule)).toContain(name);
  });

  it('of imports see each planted one, and nothing else', async () => {
    for (const { file, imported } of plants) scratch.plant({ file, text: statementOf(imported) });
    // Blameless files that the planted ones need.
    scratch.plant({ file: 'src/recargas/other.ts', text: "export * from './cycle';" });
    scratch.plant({ file: 'src/screens/Payment/dashed-name.ts', text: 'export const own = 1;' });
    scratch.plant({
      file: 'src/components/Amount/testing/spy.ts',
      text: "export * from 'vitest';",
    });
    const { code, output } = await scratch.run(['tools/check.mjs', 'architecture']);
    const found = output.matchAll(/^ *error ([\w-]+): (\S+)/gm);
    const faults = Array.from(found, ([, rule = '', file = '']) => `${rule}: ${file}`);
    expect(faults.sort(), output).toEqual(
      plants.map(({ rule, file }) => `${rule}: ${file}`).sort(),
    );
    expect(code).toBe(1);
  });

  it('of lint see each planted line', async () => {
    const file = 'src/components/Planted/Planted.tsx';
    scratch.plant({ file, text: lines.map(([line]) => line).join('\n') });
    const { output } = await scratch.run(['node_modules/eslint/bin/eslint.js', file]);
    const unseen = lines.filter(
      ([, says], at) =>
        !new RegExp(`^ +${String(at + 1)}:\\d+ +error +.*${says}`, 'm').test(output),
    );
    expect(unseen, output).toEqual([]);
  });
});
