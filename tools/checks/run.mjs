import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Runs the scripts named `check:…`, two at a time, and prints the output of each when it ends, of a failed one at the end.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const queue = Object.keys(scripts).filter((name) => name.startsWith('check:'));

/** @type {string[]} */
const failed = [];

/** Runs a script, and prints its output. @param {string} name */
function run(name) {
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    const options = { maxBuffer: 2 ** 26, shell: true };
    execFile('npm', ['run', '--silent', name], options, (error, stdout, stderr) => {
      const output = `${error === null ? '✓' : '✗'} ${name}\n${stdout}${stderr}`;
      if (error === null) process.stdout.write(output);
      else failed.push(output);
      resolve();
    });
  });
  return ended;
}

async function runNext() {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) await run(name);
}
await Promise.all([runNext(), runNext()]);
process.stdout.write(failed.join(''));
if (failed.length > 0) process.exitCode = 1;
