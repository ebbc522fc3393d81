import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { carrierListSchema, createCarrierListSchema, LIMITS, productSchema } from './contract';
import { envelopeSchema } from './envelope';

const product = { sku: 'A-1', precio: 50, descripcion: 'Saldo', vigencia: 7 };

describe('the schema of a product', () => {
  it.each([
    ['every field', product, product],
    ['a price of zero', { ...product, precio: 0 }, { ...product, precio: 0 }],
    [
      'no validity',
      { sku: 'A', precio: 1, descripcion: '' },
      { sku: 'A', precio: 1, descripcion: '' },
    ],
    ['extra keys, which it drops', { ...product, color: 'red', nested: { a: 1 } }, product],
  ])('accepts %s', (_, input, expected) => {
    expect(v.parse(productSchema, input)).toStrictEqual(expected);
  });

  it.each([[null], [undefined], [0]])('treats a validity of %s as missing', (vigencia) => {
    expect(v.parse(productSchema, { ...product, vigencia })).not.toHaveProperty('vigencia');
  });

  it.each([
    ['no price', { ...product, precio: undefined }],
    ['a price below zero', { ...product, precio: -1 }],
    ['a price as text', { ...product, precio: '50' }],
    ['a price that is not a number', { ...product, precio: NaN }],
    ['an empty sku', { ...product, sku: '' }],
    ['no description', { ...product, descripcion: null }],
    ['a validity as text', { ...product, vigencia: '7 días' }],
    ['null', null],
  ])('rejects %s', (_, input) => {
    expect(v.is(productSchema, input)).toBe(false);
  });
});

describe('the schema of the product list', () => {
  const category = { Categoria: 'Paquetes', productos: [product] };

  it.each([
    ['no categories', { name: 'A' }, { name: 'A' }],
    ['categories of null', { name: 'A', categorias: null }, { name: 'A' }],
    ['no products', cat({ Categoria: 'B' }), cat({ Categoria: 'B', productos: [] })],
    ['spaces around a name', { name: ' A ' }, { name: 'A' }],
    ['half a surrogate pair', { name: 'A\ud800' }, { name: 'A\ufffd' }],
    ['control characters', { name: 'A\u0000\u001b B\u000bC\fD\u0085\uffff' }, { name: 'A B C D' }],
    ['spaces of lines', { name: 'A\tB\nC' }, { name: 'A\tB\nC' }],
    ['all levels', cat(category), cat(category)],
  ])('accepts %s', (_, input, expected) => {
    expect(v.parse(carrierListSchema, [input])).toStrictEqual([expected]);
  });

  it.each([
    ['an empty name', { name: '' }],
    ['a name that is too long', { name: 'W'.repeat(LIMITS.characters + 1) }],
    ['no name', { categorias: [] }],
    ['categories that are not a list', { name: 'A', categorias: {} }],
    ['only a __proto__ key', JSON.parse('{"__proto__":{"name":"B"}}') as unknown],
    ['null', null],
  ])('omits a carrier with %s, and keeps the others', (_, broken) => {
    const list = [{ name: 'A' }, broken, { name: 'B' }];
    expect(v.parse(carrierListSchema, list)).toStrictEqual([{ name: 'A' }, { name: 'B' }]);
  });

  it.each([
    ['category without a name', [{ productos: [] }, category], [category]],
    [
      'category whose products are not a list',
      [category, { ...category, productos: 1 }],
      [category],
    ],
    ['product', [{ ...category, productos: [{ ...product, precio: -1 }, product] }], [category]],
  ])('omits an invalid %s, and keeps the others', (_, categorias, kept) => {
    expect(v.parse(carrierListSchema, [{ name: 'A', categorias }])).toStrictEqual([
      { name: 'A', categorias: kept },
    ]);
  });

  it('keeps no more items than the limit, and logs how many it omits', () => {
    const log = vi.fn<(message: string) => void>();
    const carriers = Array.from({ length: LIMITS.items + 1 }, () => ({ name: 'A' }));

    expect(v.parse(createCarrierListSchema(log), carriers)).toHaveLength(LIMITS.items);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      `Omitted 1 of ${String(carriers.length)} items of a list: too many.`,
    );
  });

  it('logs the first omitted items of a list in a short message', () => {
    const log = vi.fn<(message: string) => void>();
    const invalid = { ...product, precio: '1'.repeat(1e6) };
    const productos = [product, ...Array.from({ length: 99 }, () => invalid)];
    v.parse(createCarrierListSchema(log), [{ name: 'A' }, cat({ ...category, productos })]);

    expect(log).toHaveBeenCalledOnce();
    const message = String(log.mock.calls[0]?.[0]);
    expect(message).toContain('Omitted 99 of 100 items of a list: precio: Invalid type');
    expect(message.length).toBeLessThan(1500);
  });

  function cat(only: object) {
    return { name: 'A', categorias: [only] };
  }
});

describe('the schema of the response with the product list', () => {
  const carriers = [{ name: 'A' }];
  const responseSchema = envelopeSchema(carrierListSchema);

  it.each([
    ['a success', { code: 0, message: 'OK', result: carriers }, carriers],
    ['a success with a message of null', { code: 0, message: null, result: [] }, []],
    ['a success with an invalid list', { code: 0, message: '', result: [{ nombre: 1 }] }, []],
    ['a failure without a result', { code: 3, message: 'Sesión inactiva!' }, null],
    ['a failure with any result', { code: 1, message: '', result: [{ nombre: 1 }] }, null],
    ['a disconnected server without a result', { code: 0, message: 'No conectado' }, null],
    ['a disconnected server with a list', { ...disconnected(), result: carriers }, carriers],
  ])('accepts %s', (_, input, result) => {
    expect(v.parse(responseSchema, input)).toStrictEqual({
      code: input.code,
      message: 'message' in input ? (input.message ?? '') : '',
      result,
    });
  });

  it.each([
    ['a success without a result', { code: 0, message: 'OK' }],
    ['a success with a result of null', { code: 0, message: 'OK', result: null }],
    ['a disconnected server whose result is not a list', { ...disconnected(), result: 'A' }],
    ['a code as text', { code: '0', message: 'OK', result: carriers }],
    ['no code', { message: 'OK', result: carriers }],
    ['a message that is not a text', { code: 0, message: 1, result: carriers }],
    ['null', null],
  ])('rejects %s', (_, input) => {
    expect(v.is(responseSchema, input)).toBe(false);
  });

  function disconnected() {
    return { code: 0, message: 'No conectado' };
  }
});
