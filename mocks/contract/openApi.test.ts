import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints } from '#api/endpoints';
import { createOpenApi } from './openApi';

const text = readFileSync('docs/api/openapi.json', 'utf8');
const description = JSON.parse(text) as Awaited<ReturnType<typeof createOpenApi>>;
const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));

it('is current', async () => {
  const current: unknown = JSON.parse(JSON.stringify(await createOpenApi()));

  expect(description, 'npm run build:openapi writes it again').toEqual(current);
});

it('describes every endpoint with an example of success, and marks what is assumed', () => {
  expect(operations.map(({ operationId }) => operationId)).toEqual(Object.keys(endpoints));
  for (const { responses } of operations) {
    expect(responses[200].content['application/json'].examples).toMatchObject({
      success: { value: { code: 0 } },
    });
  }
  const specified = operations.filter((operation) => !operation['x-assumed']);
  expect(specified.map(({ operationId }) => operationId)).toEqual(['getProducts']);
});

it('refers only to components that exist', () => {
  const references = [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g)];

  expect(references.length).toBeGreaterThan(30);
  for (const [, kind = '', name = ''] of references) {
    expect(description.components[kind as keyof typeof description.components]).toHaveProperty(
      name,
    );
  }
});
