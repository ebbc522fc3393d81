import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Files = Record<string, string>;

/** A small house that keeps every rule and uses every kind of import that the rules allow. */
export const cleanHouse: Files = {
  'src/app/main.tsx': `import { routes } from './routes';
    if (import.meta.env.VITE_MOCKS) void import('#mocks/handlers');
    routes();`,
  'src/app/routes.tsx': `import { useState } from 'react';
    import { Pay } from '#screens/Pay';
    import { readSession } from '#recargas/session';
    export const routes = () => [Pay, readSession, useState];`,
  'src/screens/Pay/Pay.tsx': `import { Button } from '#components/Button';
    import { readSession } from '#recargas/session';
    import { form } from './form';
    export const Pay = [Button, readSession, form];`,
  'src/screens/Pay/form.ts': `import { useForm } from 'react-hook-form';
    export const form = useForm;`,
  'src/screens/Pay/Pay.stories.tsx': `import { handlers } from '#mocks/handlers';
    import { routes } from '#app/routes';
    import { Pay } from '#screens/Pay';
    export const Default = [handlers, routes, Pay];`,
  'src/screens/Home/Home.tsx': `import { layout } from '../shared/layout';
    export const Home = layout;`,
  'src/screens/shared/layout.ts': `export const layout = 1;`,
  'src/screens/Home/Home.stories.tsx': `import { Home } from './Home';
    export const Default = Home;`,
  'src/screens/Home/parts.ts': `export const parts = 1;`,
  'src/screens/Home/parts.test.ts': `import { parts } from './parts';
    export const tested = parts;`,
  'src/components/Button/Button.tsx': `import { tokens } from '#theme/tokens';
    import { style } from './style';
    export const Button = [tokens, style];`,
  'src/components/Button/style.ts': `import styled from 'styled-components';
    export const style = styled;`,
  'src/components/Button/Button.stories.tsx': `import { expect } from 'storybook/test';
    import { helper } from '#storybook/helper';
    import { handlers } from '#mocks/handlers';
    import { Button } from './Button';
    export const Default = [expect, helper, handlers, Button];`,
  'src/components/Card/Card.tsx': `import { Button } from '#components/Button';
    import { inner } from './parts/inner';
    export const Card = [Button, inner];`,
  'src/components/Card/parts/inner.ts': `import { size } from '../size';
    export const inner = size;`,
  'src/components/Card/size.ts': `export const size = 1;`,
  'src/components/Card/Card.stories.tsx': `import { Card } from '#components/Card';
    export const Default = Card;`,
  'src/components/Phone/testing/spy.tsx': `import { vi } from 'vitest';
    export const spy = vi;`,
  'src/components/Phone/Phone.test.tsx': `import { spy } from './testing/spy';
    export const tested = spy;`,
  'src/components/Phone/Phone.tsx': `import { digits } from '../mask/digits';
    export const Phone = digits;`,
  'src/components/Phone/Phone.stories.tsx': `import { Phone } from './Phone';
    export const Default = Phone;`,
  'src/components/mask/digits.ts': `export const digits = 1;`,
  'src/components/theme/tokens.ts': `export const tokens = 1;`,
  'src/recargas/session.ts': `import { schema } from './schema';
    export const readSession = () => schema;`,
  'src/recargas/schema.ts': `import { object } from 'valibot';
    export const schema = object({});
    export type Session = typeof schema;`,
  'mocks/handlers.ts': `import { http } from 'msw';
    import { type Session } from '#recargas/schema';
    export const handlers = [http] as unknown as Session[];`,
  '.storybook/helper.ts': `export const helper = 1;`,
  '.storybook/preview.tsx': `import { handlers } from '#mocks/handlers';
    export default handlers;`,
  'tests/flow.test.ts': `import { readSession } from '#recargas/session';
    export const tested = readSession;`,
};

const root = path.resolve(import.meta.dirname, '../..');

async function build(files: Files) {
  const folder = await mkdtemp(path.join(tmpdir(), 'house-'));
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

function runCheckIn(folder: string) {
  const script = path.join(root, 'tools/checkArchitecture.mjs');
  const child = spawn(process.execPath, [script], { cwd: folder });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * Runs the real check on a house of these files, in a folder of its own.
 * @returns its exit code, its output and the faults as `rule: file`
 */
export async function checkHouse(files: Files) {
  const folder = await build(files);
  try {
    const { code, output } = await runCheckIn(folder);
    const found = output.matchAll(/^([a-z-]+): (\S+)/gm);
    const faults = [...found].map(([, rule = '', file = '']) => `${rule}: ${file}`);
    return { code, output, faults: [...new Set(faults)].sort() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
