import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deviceFaults } from './outcomes';

it.each(deviceFaults)('$title is proven by the test that the table names', ({ proof }) => {
  const [file, title] = proof;
  expect(readFileSync(file, 'utf8')).toContain(title);
});
