import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createOpenApi } from './openApi';

const text = readFileSync('docs/api/openapi.json', 'utf8');
const description = JSON.parse(text) as Awaited<ReturnType<typeof createOpenApi>>;

it('is current', async () => {
  const current: unknown = JSON.parse(JSON.stringify(await createOpenApi()));

  expect(description, 'npm run build:openapi writes it again').toEqual(current);
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
