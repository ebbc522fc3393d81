import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deviceFaults } from './expectedStates';

it.each(deviceFaults)('$title: the test that proves it exists', ({ proof }) => {
  const [file, title] = proof;
  expect(readFileSync(file, 'utf8')).toContain(title);
});
