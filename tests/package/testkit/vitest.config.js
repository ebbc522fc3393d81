import { defineConfig } from 'vitest/config';

const test = { globals: true, setupFiles: ['./setup.js'], include: ['*.test.js'] };

export default defineConfig({
  test: {
    projects: ['jsdom', 'happy-dom'].map((environment) => ({
      test: { ...test, name: environment, environment },
    })),
  },
});
