import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporaryFolder';

const folder = temporaryFolder('processes');

it('a script that is terminated ends its command and starts no other', async () => {
  const script = path.join(folder, 'script.mjs');
  const command = { command: process.execPath, args: ['-e', 'console.log(1); setInterval(Date)'] };
  writeFileSync(
    script,
    `import { run } from ${JSON.stringify(path.resolve('tools/lib/processes.mjs'))};
    for (let i = 0; i < 2; i += 1) await run(${JSON.stringify(command)});`,
  );
  const child = spawn(process.execPath, [script]);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([143, null]);
  expect(output).toBe('1\n');
});
