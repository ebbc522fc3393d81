import path from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { staticStyles, styledComponents } from './staticStyles.ts';

const file = path.resolve('module.ts');

function moduleOf(code: string): Plugin {
  return {
    name: 'module',
    resolveId: (id) => (id.endsWith('module.ts') ? file : undefined),
    load: (id) => (id === file ? `import styled from 'styled-components';\n${code}` : undefined),
  };
}

it.each([
  ['depends on props', 'export const A = styled.p`color: ${() => "red"};`;'],
  ['has attrs', 'export const A = styled.p.attrs({ id: "a" })`color: red;`;'],
  ['was not created', 'export const make = () => styled.p`color: red;`;'],
])('stops the build at a style that %s', async (message, code) => {
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [moduleOf(code), staticStyles(process.cwd(), () => undefined)],
    oxc: styledComponents,
    build: { write: false, rolldownOptions: { input: 'module.ts' } },
  });
  await expect(built).rejects.toThrow(message);
});
