import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gates } from '#storybook/docs/gates';

const plants = readdirSync('tests/plants')
  .filter((file) => file.endsWith('.plants.ts'))
  .map((file) => readFileSync(`tests/plants/${file}`, 'utf8'))
  .join('\n');

describe('the gates that Storybook tells of', () => {
  it.each(gates.map(({ name, proof }) => ({ name, proof })))(
    'have a planted fault behind each proof: $name',
    ({ proof }) => {
      expect(proof).not.toEqual([]);
      expect(proof.filter((title) => !plants.includes(title))).toEqual([]);
    },
  );

  it('run by commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = gates.map(({ command }) => command.replace(/^npm (run )?/, '').split(' ')[0]);
    expect(names.filter((name = '') => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
