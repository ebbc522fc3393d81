import { parseArgs } from 'node:util';
import { serveMocks } from './lib/mocks.mjs';

const { values } = parseArgs({ options: { scenario: { type: 'string' } } });
await serveMocks(values.scenario);
