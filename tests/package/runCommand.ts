import { execFile } from 'node:child_process';

/** The output of a command, and its exit code. */
export interface CommandOutput {
  code: number;
  output: string;
}

/** The environment without the variables that the test runner sets: they would change a build. */
function shellEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL|VITE.*|npm_config_.*)$/.test(name),
  );
  return { ...Object.fromEntries(kept), NO_COLOR: '1', FORCE_COLOR: '0' };
}

/** Runs a command to its end, as in a shell. */
export function runCommand(
  command: string,
  args: readonly string[],
  cwd = '.',
): Promise<CommandOutput> {
  const options = { cwd, env: shellEnvironment(), maxBuffer: 2 ** 26 };
  return new Promise((done) => {
    const child = execFile(command, args, options, (_, stdout, stderr) => {
      done({ code: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}
