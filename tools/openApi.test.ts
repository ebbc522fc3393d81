import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpointNames, endpoints } from '#api/endpoints';
import { createOpenApi } from './openApi.ts';

const { components, paths } = createOpenApi();

/** Finds the names in `$ref` that the description does not contain. */
function unknownReferences(): string[] {
  const references = JSON.stringify({ components, paths }).matchAll(
    /"#\/components\/schemas\/(\w+)"/g,
  );
  return Array.from(references, ([, name = '']) => name).filter(
    (name) => !(name in components.schemas),
  );
}

it.each(endpointNames)('describes the request and the response of %s with an example', (name) => {
  const { method, path, summary, session, input, result, example } = endpoints[name];
  const requested = {
    token: 'demo',
    objectInput: example.input,
    ...(session && { sesion: 'sesion-1' }),
  };
  const responded = { code: 0, message: 'OK', result: example.result };

  expect(paths[path]).toMatchObject({
    [method.toLowerCase()]: {
      operationId: name,
      summary,
      ...(method === 'POST' && {
        requestBody: { content: { 'application/json': { example: requested } } },
      }),
      responses: { 200: { content: { 'application/json': { example: responded } } } },
    },
  });
  expect(v.is(input, example.input)).toBe(true);
  expect(v.parse(result, example.result)).toEqual(example.result);
});

it('describes each schema that it refers to', () => {
  expect(unknownReferences()).toEqual([]);
  expect(components.schemas).toHaveProperty('getProductsResponse.properties.result');
});
