import { ESLint, Linter } from 'eslint';
import jsdoc from 'eslint-plugin-jsdoc';
import { beforeAll, describe, expect, it } from 'vitest';
import tseslint from 'typescript-eslint';

const screen = 'src/screens/Pay/Pay.tsx';
const story = 'src/screens/Pay/Pay.stories.tsx';
const theme = 'src/components/theme/house.ts';
const settings = '.storybook/preview.tsx';
const component = 'src/components/Lamp/Lamp.tsx';

/** Rules of this house that need no types, so that a text without a file can be linted. */
const ruleNames = [
  'no-restricted-syntax',
  'no-restricted-imports',
  'no-warning-comments',
  'jsdoc/require-jsdoc',
  'func-style',
  'max-lines',
  '@typescript-eslint/no-explicit-any',
  '@typescript-eslint/no-non-null-assertion',
];

const rulesOf = new Map<string, Linter.RulesRecord>();

beforeAll(async () => {
  const eslint = new ESLint();
  for (const file of [screen, story, theme, settings, component]) {
    const config = (await eslint.calculateConfigForFile(file)) as { rules: Linter.RulesRecord };
    const chosen = Object.entries(config.rules).filter(([name]) => ruleNames.includes(name));
    rulesOf.set(file, Object.fromEntries(chosen));
  }
}, 60_000);

function faultsOf(file: string, code: string) {
  const config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    plugins: { '@typescript-eslint': tseslint.plugin as object, jsdoc },
    linterOptions: { noInlineConfig: true },
    rules: rulesOf.get(file) ?? {},
  };
  return new Linter().verify(code, config, file).map(({ ruleId, message }) => ruleId ?? message);
}

describe('the lint rules of the house', () => {
  it.each([
    ['text', `const a = <p>Pagar</p>;`],
    ['text in braces', `const a = <p>{'Pagar'}</p>;`],
    ['text in a template', 'const a = <p>{`${b} pesos`}</p>;'],
    ['a label', `const a = <nav aria-label="Menú" />;`],
    ['text by a condition', `const a = <p>{b ? c : 'Pagar'}</p>;`],
    ['a prop that is shown', `const a = <InfoTile hint="Solo hoy" />;`],
    ['a label by a condition', `const a = <PhoneField clearLabel={b && 'Borrar'} />;`],
    ['an alternative text in braces', `const a = <img alt={'Foto'} />;`],
    ['a hex colour', `const a = '1px solid #1D1027';`],
    ['a short hex colour', 'const a = `color: #fff;`;'],
    ['an rgb colour', 'const a = `color: rgb(0 0 0 / 10%);`;'],
    ['an hsl colour', `const a = 'hsl(120 50% 50%)';`],
    ['a named colour', 'const a = `border: 1px solid rebeccapurple;`;'],
    ['a carrier code', `const a = code === 'TELCEL';`],
    ['a carrier code as a key', `const a = { ATT: 1 };`],
    ['a carrier code in a template', 'const a = `${b} USDMOVISTAR`;'],
    ['a carrier name', `const a = 'Recarga AT&T';`],
    ['a default export', `export default function a() {}`],
    ['a default export by another name', `const a = 1; export { a as default };`],
    ['React.FC', `const a: React.FC = b;`],
    ['React.forwardRef', `const a = React.forwardRef(b);`],
    ['a definite assignment', `class A { b!: string }`],
  ])('refuse %s in a screen', (_case, code) => {
    expect(faultsOf(screen, code)).toEqual(['no-restricted-syntax']);
  });

  it.each([
    ['no-restricted-imports', `import { forwardRef } from 'react';`],
    ['no-restricted-imports', `import type { FC } from 'react';`],
    ['func-style', `export const a = function () {};`],
    ['@typescript-eslint/no-explicit-any', `export let a: any;`],
    ['@typescript-eslint/no-non-null-assertion', `export const a = b!;`],
    ['max-lines', 'a();\n'.repeat(251)],
    ['no-warning-comments', `a(); // eslint-disable-line`],
    ['no-warning-comments', `/* @ts-expect-error because */\na();`],
    ['no-warning-comments', `const a = <p>{/* istanbul ignore next */ b}</p>;`],
    ['@typescript-eslint/no-explicit-any', `/* eslint-disable */ export let a: any;`],
  ])('refuse by %s in a screen', (rule, code) => {
    const faults = faultsOf(screen, code).filter((fault) => fault !== 'no-inline-config');
    expect(faults).toContain(rule);
  });

  it.each([
    ['a component', `export function Lamp() {}`],
    ['a styled component', 'export const Lamp = styled.i``;'],
    ['a prop', `export interface LampProps { bright: boolean }`],
    ['a prop of a sum', `export type LampProps = Base & { bright: boolean };`],
  ])('refuse %s that does not say what it is for', (_case, code) => {
    expect(faultsOf(component, code)).toEqual(['jsdoc/require-jsdoc']);
  });

  it.each([
    ['marks without letters', screen, `const a = <p>· {b} —</p>;`],
    ['names that are not shown', screen, `const a = <p className="lead" role="status" />;`],
    ['a map import', screen, `import { Button } from '#components/Button';`],
    ['an anchor', screen, `const a = '#contact';`],
    ['a wire name', screen, `const a = 'responseTelcel';`],
    ['a token', screen, 'const a = `background: ${color.paper}; color: currentColor;`;'],
    ['text in a story', story, `const a = <p>TELCEL #fff</p>;`],
    ['a colour and a carrier in the theme', theme, `const a = { TELCEL: '#1D1027' };`],
    ['what says what it is for', component, `/** Lights. */\nexport const Lamp = 1;`],
    ['a default export in settings', settings, `export default preview;`],
  ])('allow %s', (_case, file, code) => {
    expect(faultsOf(file, code)).toEqual([]);
  });
});
