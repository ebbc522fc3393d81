import { expect, it } from 'vitest';
import { hasTest } from '../tests/hasTest';
import { deviceFaults } from './expectedStates';

it.each(deviceFaults)('$title: the test that proves it exists', ({ proof }) => {
  expect(hasTest(...proof)).toBe(true);
});
