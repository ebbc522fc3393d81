import { defineConfig } from 'vitest/config';
import { SlowLast } from './slowLast.mjs';

/** The node tests of what is mutated, as the project `unit` runs them. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowLast },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          setupFiles: ['config/fixedSeed.ts'],
          environment: 'node',
          isolate: false,
          include: ['src/{recargas,components/mask}/**/*.test.ts'],
        },
      },
    ],
  },
});
