import { execFile } from 'node:child_process';

/** The environment without the variables that the test runner sets: they would change a build. */
function shellEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL|VITE.*|npm_config_.*)$/.test(name),
  );
  return { ...Object.fromEntries(kept), NO_COLOR: '1', FORCE_COLOR: '0' };
}

/** Runs a command to its end, as in a shell. Returns its output, or throws it if the command fails. */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd = '.',
  variables: Record<string, string> = {},
): Promise<string> {
  const options = { cwd, env: { ...shellEnvironment(), ...variables }, maxBuffer: 2 ** 26 };
  return new Promise((resolve, reject) => {
    execFile(command, args, options, (cause, stdout, stderr) => {
      const output = stdout + stderr;
      if (cause === null) resolve(output);
      else reject(new Error(output, { cause }));
    });
  });
}

/** Builds the app like `npm run build`, with additional environment variables. */
export function buildApp(args: string[], variables?: Record<string, string>): Promise<string> {
  const vite = 'node_modules/vite/bin/vite.js';
  return runCommand(process.execPath, [vite, 'build', ...args], '.', variables);
}
