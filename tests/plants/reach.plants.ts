import { describe, expect, it } from 'vitest';
import { Scratch } from './scratch';

/** The unit tests of the domain alone, held to the same thresholds as the whole of `src`. */
const coverage = [
  'node_modules/vitest/vitest.mjs',
  ...['run', '--project', 'unit', 'src/recargas/', '--coverage'],
  '--coverage.include=src/recargas/**',
];

const untested = Array.from(
  { length: 40 },
  (_, index) =>
    `/** Planted. */\nexport function planted${String(index)}(a: number): number {\n  return a > ${String(index)} ? a : -a;\n}\n`,
).join('\n');

describe('the gate of coverage', () => {
  it('sees a module that no test reaches', async () => {
    const scratch = new Scratch();
    try {
      const green = await scratch.run(coverage);
      expect(green.code, green.output).toBe(0);
      scratch.plant({ file: 'src/recargas/planted.ts', text: untested });
      const red = await scratch.run(coverage);
      expect(red.code, red.output).not.toBe(0);
      expect(red.output).toMatch(/Coverage for (lines|branches) \([\d.]+%\) does not meet/);
    } finally {
      scratch.remove();
    }
  });
});
