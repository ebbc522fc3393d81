import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpointNames, endpoints } from '#api/endpoints';
import { createOpenApi } from './openApi.ts';

const { components, paths } = createOpenApi();

it.each(endpointNames)('describes %s with an example that its schemas accept', (name) => {
  const { method, path, input, result, example } = endpoints[name];

  expect(paths[path]).toHaveProperty(`${method.toLowerCase()}.operationId`, name);
  expect(v.is(input, example.input)).toBe(true);
  expect(v.parse(result, example.result)).toEqual(example.result);
});

it('describes each schema that it refers to', () => {
  const references = JSON.stringify({ components, paths }).matchAll(/schemas\/(\w+)"/g);
  const names = Array.from(references, ([, name = '']) => name);

  expect(names).toContain('getProductsResponse');
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names));
});
