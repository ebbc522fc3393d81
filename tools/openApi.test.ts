import * as v from 'valibot';
import { expect, it } from 'vitest';
import { endpointNames, endpoints } from '#api/endpoints';
import { createOpenApi } from './openApi.ts';

const description = createOpenApi();

it.each(endpointNames)('describes %s, whose example is valid', (name) => {
  const { method, path, summary, input, result, example } = endpoints[name];

  expect(description.paths[path]).toMatchObject({ [method.toLowerCase()]: { summary } });
  expect(v.is(input, example.input)).toBe(true);
  expect(v.parse(result, example.result)).toEqual(example.result);
});

it('refers only to schemas that exist', () => {
  const references = JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  const names = new Set([...references].map(([, name = '']) => name));

  expect(names).toContain('Carrier');
  for (const name of names) expect(description.components.schemas).toHaveProperty(name);
});
