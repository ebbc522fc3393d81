import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpointNames, endpoints } from '#api/endpoints';
import { createOpenApi } from './openApi.ts';

const { components, paths } = createOpenApi();

/** The part of a JSON Schema that is compared with an example. */
interface Schema {
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  type?: string;
  $ref?: string;
}

const schemas = components.schemas as Record<string, Schema>;

function referTo(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** Whether a value has the type, all required properties and no unknown ones of a schema. */
function fits(value: unknown, schema: Schema): boolean {
  const { $ref, anyOf, type, items, properties = {}, required = [] } = schema;
  const referred = $ref === undefined ? undefined : schemas[$ref.replace(/.*\//, '')];
  if (referred !== undefined) return fits(value, referred);
  if (anyOf !== undefined) return anyOf.some((one) => fits(value, one));
  if (Array.isArray(value)) {
    return type === 'array' && items !== undefined && value.every((item) => fits(item, items));
  }
  if (typeof value !== 'object' || value === null) return type !== 'object' && type !== 'array';
  return (
    type === 'object' &&
    required.every((name) => name in value) &&
    Object.entries(value).every(([name, one]) => {
      const property = properties[name];
      return property !== undefined && fits(one, property);
    })
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
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: referTo(`${name}Request`), example: requested },
          },
        },
      }),
      responses: {
        200: {
          content: {
            'application/json': {
              schema: { oneOf: [referTo(`${name}Response`), referTo('Failure')] },
              example: responded,
            },
          },
        },
      },
    },
  });
  expect(fits(requested, referTo(`${name}Request`))).toBe(true);
  expect(fits(responded, referTo(`${name}Response`))).toBe(true);
  expect(v.is(input, example.input)).toBe(true);
  expect(v.parse(result, example.result)).toEqual(example.result);
});
