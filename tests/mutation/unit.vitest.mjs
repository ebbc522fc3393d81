import { defineConfig } from 'vitest/config';

/** The node tests of what is mutated, as the project `unit` runs them. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          setupFiles: ['tools/test/fixedSeed.ts'],
          environment: 'node',
          isolate: false,
          include: ['src/{recargas,masks}/**/*.test.ts'],
        },
      },
    ],
  },
});
