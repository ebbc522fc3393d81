import { describe, expect, it } from 'vitest';
import { redReaders } from './gates';
import { Scratch } from './scratch';

const entry = 'src/app/main.tsx';
const purchase = ['scripts/e2e.mjs', '-t', 'sells a Telcel'];

describe('the gate that drives the app', () => {
  it('sees a build that asks no server, alone', async () => {
    const scratch = new Scratch();
    try {
      const green = await scratch.run(purchase);
      expect(green.code, green.output).toBe(0);
      scratch.plant({
        file: entry,
        replace: '<App i18n={i18n} environment={createEnvironment(import.meta.env)} />',
        by: `<App
        i18n={i18n}
        environment={createEnvironment({ ...import.meta.env, VITE_API_BASE_URL: '/planted' })}
      />`,
      });
      const red = await scratch.run(purchase);
      expect(red.code, red.output).not.toBe(0);
      expect(red.output).toContain('sells a Telcel $50 top-up in Spanish with the mouse');
      expect(await redReaders(scratch, [entry])).toEqual({});
    } finally {
      scratch.remove();
    }
  });
});
