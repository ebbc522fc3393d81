import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers';
import { ensureInstalled } from './lib/install.mjs';

/** Ends a server when this process has ended, for any reason and on any system. */
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

// npm passes a signal to its shell, which may end without this process.
const { ppid } = process;
if (process.env['npm_lifecycle_event']) {
  setInterval(() => {
    if (process.ppid !== ppid) process.exit();
  }, 500);
}

// Serves Storybook and the app until one of them ends.
ensureInstalled();
const { scripts } = readJson('package.json');
for (const script of [scripts.storybook, scripts.dev]) {
  const [name, ...args] = script.split(' ');
  const folder = path.resolve('node_modules', name);
  const { bin } = readJson(path.join(folder, 'package.json'));
  fork(path.join(folder, bin[name] ?? bin), args, { execArgv: ['--import', endWithParent] }).on(
    'exit',
    (code) => process.exit(code ?? 1),
  );
}
