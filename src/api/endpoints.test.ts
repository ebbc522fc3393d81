import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as endpoints from './endpoints';

it('has the endpoints of the requirements', () => {
  const document = readFileSync('docs/requirements.md', 'utf8');
  const rows = document.matchAll(/^\| (GET|POST) +\| `(.+?)`/gm);
  const listed = Array.from(rows, ([, method, path]) => `${String(method)} ${String(path)}`);

  expect(
    Object.values(endpoints)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  ).toEqual(listed.sort());
});
