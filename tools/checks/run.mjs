import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Runs the scripts named `check:…`, two at a time, and prints the output of each when it ends.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const queue = Object.keys(scripts).filter((name) => name.startsWith('check:'));

/** Runs a script, and prints its output. @param {string} name */
function run(name) {
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    const options = { maxBuffer: 2 ** 26, shell: true };
    execFile('npm', ['run', '--silent', name], options, (error, stdout, stderr) => {
      console.log(`${error === null ? '✓' : '✗'} ${name}`);
      process.stdout.write(stdout + stderr);
      if (error !== null) process.exitCode = 1;
      resolve();
    });
  });
  return ended;
}

async function runNext() {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) await run(name);
}
await Promise.all([runNext(), runNext()]);
