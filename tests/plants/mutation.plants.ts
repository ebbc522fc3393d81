import { describe, expect, it } from 'vitest';
import { Scratch } from './scratch';

const mutated = 'src/recargas/xsrf.ts';
const mutation = ['tools/mutation.mjs', '--only', mutated];

const blind = `import { expect, it } from 'vitest';
import { XSRF_HEADER } from './xsrf';

it('has a name', () => {
  expect(XSRF_HEADER).toBe('X-XSRF-TOKEN');
});
`;

describe('the gate of mutation', () => {
  it('sees a rule that no test checks', async () => {
    const scratch = new Scratch();
    try {
      const green = await scratch.run(mutation);
      expect(green.code, green.output).toBe(0);
      scratch.plant({ file: 'src/recargas/xsrf.test.ts', text: blind });
      const red = await scratch.run(mutation);
      expect(red.code, red.output).not.toBe(0);
      expect(red.output).toMatch(/src\/recargas: [\d.]+ % killed, under 85 %/);
    } finally {
      scratch.remove();
    }
  }, 600_000);
});
