import { describe, expect, it } from 'vitest';
import { rules } from '#tools/architecture/rules.mjs';
import { checkHouse, cleanHouse, type Files } from './house';
import { plants } from './plants';

function without(part: string): Files {
  return Object.fromEntries(Object.entries(cleanHouse).filter(([file]) => !file.startsWith(part)));
}

describe('the architecture check', { timeout: 60_000 }, () => {
  it('passes a house that keeps the rules', async () => {
    const { code, output, faults } = await checkHouse(cleanHouse);
    expect(faults, output).toEqual([]);
    expect(output).toMatch(/^\d+ modules keep the \d+ rules\.$/m);
    expect(code).toBe(0);
  });

  it('catches each planted violation by its own rule, and nothing else', async () => {
    const planted = plants.map(({ file, text, beside }) => ({ [file]: text, ...beside }));
    const files = Object.assign({}, cleanHouse, ...planted) as Files;
    const { code, output, faults } = await checkHouse(files);
    expect(faults, output).toEqual(plants.map(({ rule, file }) => `${rule}: ${file}`).sort());
    expect(code).toBe(1);
  });

  it('has a planted violation of every rule', () => {
    const unproven = rules.filter(({ name }) => !plants.some(({ rule }) => rule === name));
    expect(unproven).toEqual([]);
  });

  it('fails when it sees no modules', async () => {
    const { code, output } = await checkHouse({});
    expect(output).toContain('too-few-modules: 0 modules were seen, at least 10 must be.');
    expect(code).toBe(1);
  });

  it('fails when it does not see one part of the house', async () => {
    const { code, output } = await checkHouse(without('src/screens/'));
    expect(output).toContain('unseen-area: no module was seen under src/screens.');
    expect(code).toBe(1);
  });
});
