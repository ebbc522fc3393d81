import { execFileSync } from 'node:child_process';

// Corrects lint and format of the given folders and files, or of everything.
const given = process.argv.slice(2);
const targets = given.length > 0 ? given : ['.'];
/** @type {import('node:child_process').ExecFileSyncOptions} */
const options = { stdio: 'inherit', shell: process.platform === 'win32' };
try {
  execFileSync('npm', ['run', '--silent', 'check:lint', '--', '--fix', ...targets], options);
  execFileSync(
    'npm',
    ['exec', '--', 'prettier', '--write', '--cache', '--log-level', 'warn', ...targets],
    options,
  );
} catch {
  process.exitCode = 1;
}
