import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../tests/temporaryFolder';

const script = path.resolve('tools/start.mjs');
const names = ['storybook', 'vite'];

/** A server that writes its process id into a file, and runs until it is ended. */
const SERVER = `
require('node:fs').writeFileSync(process.argv[2], String(process.pid));
setInterval(() => undefined, 1000);
`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Starts two servers in a project with a command. Returns its process, and the ids of the servers. */
async function start(command = process.execPath, args = [script]) {
  const cwd = temporaryFolder('start');
  mkdirSync(path.join(cwd, 'node_modules'));
  writeFileSync(path.join(cwd, 'node_modules/.package-lock.json'), '{}');
  const scripts = {
    start: `node "${script}"`,
    storybook: 'storybook storybook.pid',
    dev: 'vite vite.pid',
  };
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ scripts }));
  for (const name of names) {
    const folder = path.join(cwd, 'node_modules', name);
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ bin: { [name]: 'bin.js' } }));
    writeFileSync(path.join(folder, 'bin.js'), SERVER);
  }
  const started = spawn(command, args, { cwd, stdio: 'ignore' });
  const files = names.map((name) => path.join(cwd, `${name}.pid`));
  const isWritten = (file: string) => existsSync(file) && readFileSync(file, 'utf8') !== '';
  await expect.poll(() => files.every(isWritten), { timeout: 20_000 }).toBe(true);
  const pids = files.map((file) => Number(readFileSync(file, 'utf8')));
  onTestFinished(() => {
    for (const pid of pids) if (isRunning(pid)) process.kill(pid);
  });
  return { started, pids };
}

it.each<NodeJS.Signals>(['SIGTERM', 'SIGINT', 'SIGKILL'])(
  'ends both servers after %s',
  async (signal) => {
    const { started, pids } = await start();
    started.kill(signal);

    await expect.poll(() => pids.filter(isRunning), { timeout: 10_000 }).toEqual([]);
  },
);

it('ends both servers after a signal to npm', async () => {
  const { started, pids } = await start('npm', ['start']);
  started.kill();

  await expect.poll(() => pids.filter(isRunning), { timeout: 10_000 }).toEqual([]);
});

it.each(names)('ends the other server with %s, and fails', async (name) => {
  const { started, pids } = await start();
  const exited = once(started, 'exit');
  process.kill(pids[names.indexOf(name)] ?? 0, 'SIGKILL');

  await expect.poll(() => pids.filter(isRunning), { timeout: 10_000 }).toEqual([]);
  expect(await exited).toEqual([1, null]);
});
