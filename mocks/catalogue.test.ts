import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Carrier, createStrictSchemas } from '#api/contract';
import { productsOf } from '#api/carriers';
import { carrierFiles } from '#storybook/review/files';
import { codeOf, themeOfBrand } from '#storybook/review/theme';
import { carrierThemes } from '#theme/themes';
import { billers } from './billers';
import { catalogue } from './catalogue';
import { createCategory } from './catalogue/createCategory';

const all = (list: Carrier[]) => list.flatMap(({ categorias }) => productsOf(categorias));

/** The carrier that the theme studio's file of a name exports. */
function studioCarrier(name: string): Carrier {
  const code = codeOf(name);
  const text = carrierFiles(themeOfBrand(code, name, '#4A2C8F'), undefined)[
    `mocks/catalogue/${code.toLowerCase()}.ts`
  ];
  const options = { compilerOptions: { module: ts.ModuleKind.CommonJS } };
  const { outputText } = ts.transpileModule(String(text), options);
  const exports: Record<string, Carrier> = {};
  runInNewContext(outputText, { exports, require: () => ({ createCategory }) });
  return exports[`${code.toLowerCase()}Carrier`] as Carrier;
}

const names = [
  ...['Lucero', 'Telmex', 'Nextiva', 'Movil Uno', 'Une Plus', 'Attika', 'Telefonica', 'Virgen 2'],
  ...['Tel', 'SRV', 'O2'],
];

describe.each<[title: string, list: Carrier[]]>([
  ['', catalogue],
  ...names.map((name): [string, Carrier[]] => [
    ` with ${name} of the studio`,
    [...catalogue, studioCarrier(name)],
  ]),
])('the catalogue%s', (_, list) => {
  it('has a unique SKU for each product', () => {
    const skus = all([...list, ...billers]).map(({ sku }) => sku);

    expect(new Set(skus).size).toBe(skus.length);
    expect(skus.filter((sku) => !/^[A-Z]{3,}-[A-Z]{2,3}-\d{3,4}$/.test(sku))).toEqual([]);
  });

  it('satisfies the contract', () => {
    const { carriers } = createStrictSchemas();

    expect(v.parse(carriers, list)).toEqual(list);
    expect(v.parse(carriers, billers)).toEqual(billers);
  });

  it('describes each product, without the validity', () => {
    const invalid = all(list).filter(
      ({ descripcion }) =>
        !/\S{4}/.test(descripcion) || /día|vigencia|móvil|bono/i.test(descripcion),
    );

    expect(invalid).toEqual([]);
  });
});

it('sells for each carrier with a theme', () => {
  const codes = carrierThemes.map(({ code }) => code);

  expect(catalogue.map(({ name }) => name).sort()).toEqual(codes.sort());
});
