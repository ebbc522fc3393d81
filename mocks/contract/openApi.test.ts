import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints';
import { createOpenApi } from './openApi';

const text = readFileSync('docs/api/openapi.json', 'utf8');
const description = JSON.parse(text) as ReturnType<typeof createOpenApi>;

describe('docs/api/openapi.json', () => {
  it('is current', () => {
    const current: unknown = JSON.parse(JSON.stringify(createOpenApi()));

    expect(description, 'npm run build:openapi writes it again').toEqual(current);
  });

  it('describes every endpoint with its method', () => {
    const operations = Object.entries(description.paths).map(
      ([path, methods]) => `${Object.keys(methods).join().toUpperCase()} ${path}`,
    );

    expect(operations).toEqual(
      Object.values(endpoints).map(({ method, path }) => `${method} ${path}`),
    );
  });

  it('marks every endpoint except the product list as assumed', () => {
    const specified = Object.values(description.paths)
      .flatMap((methods) => Object.values(methods))
      .filter((operation) => !operation['x-assumed']);

    expect(specified.map(({ operationId }) => operationId)).toEqual(['getProducts']);
  });

  it('refers only to components that exist', () => {
    const references = [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g)];
    const { components } = description;

    expect(references.length).toBeGreaterThan(30);
    for (const [, kind = '', name = ''] of references) {
      expect(components[kind as keyof typeof components]).toHaveProperty(name);
    }
  });

  it('has an example of each successful response', () => {
    const { getProducts } = endpoints;

    expect(text.match(/"success": \{\s+"value": \{\s+"code": 0/g)).toHaveLength(
      Object.keys(endpoints).length,
    );
    expect(description.paths[getProducts.path]).toMatchObject({
      post: {
        responses: { 200: { content: { 'application/json': { examples: { success: {} } } } } },
      },
    });
  });
});
