import { describe, expect, it } from 'vitest';
import { rules } from '#tools/architecture/rules.mjs';
import { checkHouse, cleanHouse } from './house';
import { besides, plants } from './plants';

describe('the architecture check', { timeout: 60_000 }, () => {
  it('passes a house that keeps the rules', async () => {
    const { code, output, faults } = await checkHouse(cleanHouse);
    expect(faults, output).toEqual([]);
    expect(output).toMatch(/^\d+ modules keep the \d+ rules\.$/m);
    expect(code).toBe(0);
  });

  it('catches each planted violation by its own rule, and nothing else', async () => {
    const planted = Object.fromEntries(plants.map(({ file, imports }) => [file, imports]));
    const house = { ...cleanHouse, ...besides, ...planted };
    const { code, output, faults } = await checkHouse(house);
    expect(faults, output).toEqual(plants.map(({ rule, file }) => `${rule}: ${file}`).sort());
    expect(code).toBe(1);
  });

  it('has a planted violation of every rule', () => {
    const unproven = rules.filter(({ name }) => !plants.some(({ rule }) => rule === name));
    expect(unproven).toEqual([]);
  });

  it('fails where it sees too few modules, or none of a part of the house', async () => {
    const { code, output } = await checkHouse({ 'src/app/main.tsx': [] });
    expect(output).toContain('too-few-modules: 1 modules were seen, at least 10 must be.');
    expect(output).toContain('unseen-area: no module was seen under src/screens.');
    expect(code).toBe(1);
  });
});
