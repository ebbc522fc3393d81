import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { carrierSchema, productListResponseSchema, productSchema } from './contract';

const product = { sku: 'A-1', precio: 50, descripcion: 'Saldo', vigencia: 7 };

describe('the schema of a product', () => {
  it.each([
    ['every field', product, product],
    ['a price of zero', { ...product, precio: 0 }, { ...product, precio: 0 }],
    ['an empty description', { ...product, descripcion: '' }, { ...product, descripcion: '' }],
    [
      'no validity',
      { sku: 'A', precio: 1, descripcion: '' },
      { sku: 'A', precio: 1, descripcion: '' },
    ],
    ['extra keys, which it drops', { ...product, color: 'red', nested: { a: 1 } }, product],
  ])('takes %s', (_, input, expected) => {
    expect(v.parse(productSchema, input)).toStrictEqual(expected);
  });

  it.each([[null], [undefined], [0]])('reads a validity of %s as none', (vigencia) => {
    expect(v.parse(productSchema, { ...product, vigencia })).not.toHaveProperty('vigencia');
  });

  it.each([
    ['no price', { ...product, precio: undefined }],
    ['a price below zero', { ...product, precio: -1 }],
    ['a price as text', { ...product, precio: '50' }],
    ['an endless price', { ...product, precio: Infinity }],
    ['a price that is no number', { ...product, precio: NaN }],
    ['an empty sku', { ...product, sku: '' }],
    ['a sku as number', { ...product, sku: 7 }],
    ['no description', { ...product, descripcion: null }],
    ['a validity as text', { ...product, vigencia: '7 días' }],
    ['a validity below zero', { ...product, vigencia: -7 }],
    ['a list', [product]],
    ['null', null],
  ])('rejects %s', (_, input) => {
    expect(v.is(productSchema, input)).toBe(false);
  });
});

describe('the schema of a carrier', () => {
  const category = { Categoria: 'Paquetes', productos: [product] };

  it.each([
    ['no categories', { name: 'A' }, { name: 'A' }],
    ['categories of null', { name: 'A', categorias: null }, { name: 'A' }],
    ['no products', cat({ Categoria: 'B' }), cat({ Categoria: 'B', productos: [] })],
    ['spaces around a name', { name: ' A ' }, { name: 'A' }],
    ['a full tree', cat(category), cat(category)],
  ])('takes %s', (_, input, expected) => {
    expect(v.parse(carrierSchema, input)).toStrictEqual(expected);
  });

  it.each([
    ['an empty name', { name: '' }],
    ['a blank name', { name: ' \t' }],
    ['no name', { categorias: [] }],
    ['a category without a name', cat({ productos: [] })],
    ['a broken product deep down', cat({ ...category, productos: [{ ...product, precio: -1 }] })],
    ['categories which are no list', { name: 'A', categorias: {} }],
  ])('rejects %s', (_, input) => {
    expect(v.is(carrierSchema, input)).toBe(false);
  });

  it('lets no __proto__ key reach a prototype', () => {
    const hostile = '{"name":"A","__proto__":{"name":"B","polluted":true}}';
    const parsed = v.parse(carrierSchema, JSON.parse(hostile));

    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect(parsed).toStrictEqual({ name: 'A' });
    expect({}).not.toHaveProperty('polluted');
  });

  it('takes no field from a __proto__ key', () => {
    expect(v.is(carrierSchema, JSON.parse('{"__proto__":{"name":"B"}}'))).toBe(false);
  });

  function cat(category: object) {
    return { name: 'A', categorias: [category] };
  }
});

describe('the schema of the product list answer', () => {
  const carriers = [{ name: 'A' }];

  it.each([
    ['a success', { code: 0, message: 'OK', result: carriers }, carriers],
    ['a success without a message', { code: 0, result: carriers }, carriers],
    ['a success with a message of null', { code: 0, message: null, result: [] }, []],
    ['a failure without a result', { code: 3, message: 'Sesión inactiva!' }, null],
    ['a failure with whatever result', { code: 1, message: '', result: [{ nombre: 1 }] }, null],
    ['a disconnected server without a result', { code: 0, message: 'No conectado' }, null],
    ['a disconnected one with a list', { ...disconnected(), result: carriers }, carriers],
  ])('takes %s', (_, input, result) => {
    expect(v.parse(productListResponseSchema, input)).toStrictEqual({
      code: input.code,
      message: 'message' in input ? (input.message ?? '') : '',
      result,
    });
  });

  it.each([
    ['a success without a result', { code: 0, message: 'OK' }],
    ['a success with a result of null', { code: 0, message: 'OK', result: null }],
    ['a success with a broken list', { code: 0, message: 'OK', result: [{ nombre: 'A' }] }],
    ['a disconnected server with a broken list', { ...disconnected(), result: [{}] }],
    ['a code as text', { code: '0', message: 'OK', result: carriers }],
    ['no code', { message: 'OK', result: carriers }],
    ['a message that is no text', { code: 0, message: 1, result: carriers }],
    ['null', null],
    ['nothing', undefined],
    ['a list', carriers],
    ['a text', 'OK'],
  ])('rejects %s', (_, input) => {
    expect(v.is(productListResponseSchema, input)).toBe(false);
  });

  function disconnected() {
    return { code: 0, message: 'No conectado' };
  }
});
