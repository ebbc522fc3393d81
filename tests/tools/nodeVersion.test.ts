import { expect, it } from 'vitest';
import { requireNode } from '#tools/lib/nodeVersion.mjs';

it.each(['20.19.0', '21.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

it.each(['16.20.2', '18.1.0', '20.18.3'])('Node %s is too old, with the way out', (version) => {
  expect(() => requireNode(version)).toThrow(
    `Node ${version} is too old: install Node 20.19 or later from https://nodejs.org and run the command again.`,
  );
});
