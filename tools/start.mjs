import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';

// Serves Storybook and the app until one of them ends.
ensureInstalled();
const children = ['storybook', 'dev'].map((script) =>
  spawn('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
);

function stop() {
  for (const child of children) child.kill();
}

process.on('SIGINT', stop).on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
