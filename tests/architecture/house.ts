import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What each file of a house imports; `type …` and `import …` are imports of types and dynamic ones. */
export type House = Readonly<Record<string, readonly string[]>>;

/** A small house that keeps every rule and uses every kind of import that the rules allow. */
export const cleanHouse: House = {
  'src/app/main.tsx': ['./routes', 'import #mocks/handlers'],
  'src/app/routes.tsx': ['react', '#screens/Pay', '#recargas/session'],
  'src/screens/Pay/Pay.tsx': ['#components/Button', '#recargas/session', './form'],
  'src/screens/Pay/form.ts': ['react-hook-form'],
  'src/screens/Pay/Pay.stories.tsx': ['#mocks/handlers', '#app/routes', '#screens/Pay'],
  'src/screens/Home/Home.tsx': ['../shared/layout'],
  'src/screens/Home/Home.stories.tsx': ['./Home'],
  'src/screens/Home/parts.ts': [],
  'src/screens/Home/parts.test.ts': ['./parts'],
  'src/screens/shared/layout.ts': [],
  'src/components/Button/Button.tsx': ['#theme/tokens', './style'],
  'src/components/Button/style.ts': ['styled-components'],
  'src/components/Button/Button.stories.tsx': [
    ...['storybook/test', '#storybook/helper', '#mocks/handlers', './Button'],
  ],
  'src/components/Card/Card.tsx': ['#components/Button', './parts/inner'],
  'src/components/Card/parts/inner.ts': ['../size'],
  'src/components/Card/size.ts': [],
  'src/components/Card/Card.stories.tsx': ['#components/Card'],
  'src/components/Phone/testing/spy.tsx': ['vitest'],
  'src/components/Phone/Phone.test.tsx': ['./testing/spy'],
  'src/components/Phone/Phone.tsx': ['../mask/digits'],
  'src/components/Phone/Phone.stories.tsx': ['./Phone'],
  'src/components/mask/digits.ts': [],
  'src/components/theme/tokens.ts': [],
  'src/recargas/session.ts': ['./schema'],
  'src/recargas/schema.ts': ['valibot'],
  'mocks/handlers.ts': ['msw', 'type #recargas/schema'],
  '.storybook/helper.ts': [],
  '.storybook/preview.tsx': ['#mocks/handlers'],
  'tests/flow.test.ts': ['#recargas/session'],
};

const root = path.resolve(import.meta.dirname, '../..');

function statementOf(imported: string, index: number): string {
  const [specifier = '', kind] = imported.split(' ').reverse();
  if (kind === 'import') return `export const part${index} = import('${specifier}');`;
  return `export ${kind ?? ''} * as part${index} from '${specifier}';`;
}

async function build(house: House): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'house-'));
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [file, imports] of Object.entries(house)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    const statements = [...imports.map(statementOf), 'export const own = 1;'];
    await writeFile(path.join(folder, file), statements.join('\n'));
  }
  return folder;
}

/**
 * Runs the real check on a house, in a folder of its own.
 * @returns its exit code, its output and the faults as `rule: file`
 */
export async function checkHouse(house: House) {
  const folder = await build(house);
  const script = path.join(root, 'tools/checkArchitecture.mjs');
  const child = spawn(process.execPath, [script], { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  await rm(folder, { recursive: true, force: true });
  const found = output.matchAll(/^([a-z-]+): (\S+)/gm);
  const faults = [...found].map(([, rule = '', file = '']) => `${rule}: ${file}`);
  return { code, output, faults: [...new Set(faults)].sort() };
}
