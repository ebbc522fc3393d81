import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import svgr from 'vite-plugin-svgr';
import { root, type Files } from '../sources';
import type * as Renderer from './render';

/** The code of the carrier that only this test knows. */
export const CODE = 'LUCERO';

/** Its name, as people read it. */
export const NAME = 'Lucero';

/** The shape of its wordmark. */
export const PATH = 'M0 170h660v660H0z';

/** All that a new carrier is, but for its line in the catalogue. */
const carrier: Files = {
  [`src/components/theme/carriers/${CODE}.ts`]: `import { defineTheme } from '../contract';

export const theme = defineTheme({
  code: '${CODE}',
  name: '${NAME}',
  currency: 'MXN',
  colors: {
    brand: '#4A2C8F',
    onBrand: '#FFFFFF',
    brandText: '#4A2C8F',
    brandTint: '#EEE9F8',
    accent: '#F2A23A',
  },
});
`,
  [`src/components/theme/wordmarks/${CODE}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 1000" fill="currentColor"><path d="${PATH}"/></svg>\n`,
};

/** Stories of the copied tree find this in place of Storybook's preview. */
const stand: Files = {
  '.storybook/preview.ts': `import { Story } from '../tests/library/tenthCarrier/preview';
export default {
  meta: (meta: object) => ({ story: (own: object = {}) => new Story(meta, own) }),
};
`,
};

const copied = ['src', 'mocks', 'package.json', 'tests/library/tenthCarrier', '.storybook'];

async function addToCatalogue(folder: string): Promise<void> {
  const file = path.join(folder, 'mocks/catalogue.ts');
  const text = await readFile(file, 'utf8');
  const line = `  { name: '${CODE}' },\n`;
  await writeFile(file, text.replace(/\n\];/, `\n${line}];`));
}

async function plantTree(planted: Files): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'tenth-carrier-')));
  for (const place of copied) {
    await cp(path.join(root, place), path.join(folder, place), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries({ ...carrier, ...stand, ...planted })) {
    await writeFile(path.join(folder, file), text);
  }
  await addToCatalogue(folder);
  return folder;
}

type House = typeof Renderer;

/** The house with a tenth carrier, in a folder of its own; `planted` replaces files in it. */
export async function openTree(planted: Files = {}) {
  const folder = await plantTree(planted);
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react(), svgr()],
    // Node would take its CommonJS build, which keeps the default export apart.
    ssr: { noExternal: ['styled-components'] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  async function close() {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
  try {
    const module = await server.ssrLoadModule('/tests/library/tenthCarrier/render.tsx');
    return { house: module as House, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function neutral(markup: string, code: string, name: string): string {
  return markup
    .replaceAll(/<svg\b.*?<\/svg>/gs, '<svg/>')
    .replaceAll(new RegExp(`\\b(${code}|${name})\\b`, 'g'), 'carrier');
}

/**
 * The stories that a component draws otherwise for one carrier than for another, names and
 * wordmarks aside: there a component knows its carriers.
 */
export async function partialStories(house: House, other: string): Promise<string[]> {
  const tenth = await house.renderStories(CODE);
  const known = await house.renderStories(other);
  const { name } = house.themeOf(other);
  const plain = (text: string | undefined) => neutral(neutral(text ?? '', CODE, NAME), other, name);
  return Object.keys(known).filter((story) => plain(tenth[story]) !== plain(known[story]));
}
