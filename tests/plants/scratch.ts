import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '../temporaryFolder';

/** A change that puts a fault into a file, or a whole file that is one. */
export type Plant = { file: string; replace: string; by: string } | { file: string; text: string };

/** What a gate printed, and its exit code. */
export interface Verdict {
  code: number;
  output: string;
}

/** The environment as a person's shell has it: a test's own values would change what is built. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL|VITE.*|npm_config_.*)$/.test(name),
  );
  return { ...Object.fromEntries(own), NO_COLOR: '1', FORCE_COLOR: '0' };
}

/** A copy of the repository to plant faults in, without what git ignores, for the tests of one `describe`. */
export class Scratch {
  /** The copy's folder. */
  readonly root = temporaryFolder('planted');

  constructor() {
    const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean);
    // A file that is deleted but not yet committed is still in git's list.
    for (const file of files.filter((name) => existsSync(name))) {
      cpSync(file, join(this.root, file));
    }
    symlinkSync(resolve('node_modules'), join(this.root, 'node_modules'), 'junction');
    // A page of tests may ask for the packages, which are outside the copy.
    this.plant({
      file: 'vite.config.ts',
      replace: 'server: { port',
      by: 'server: { fs: { strict: false }, port',
    });
  }

  /**
   * Puts a fault in.
   * @throws {Error} when the text to replace is not there exactly once: the plant fits no longer.
   */
  plant(plant: Plant): void {
    const file = join(this.root, plant.file);
    if ('text' in plant) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, plant.text);
      return;
    }
    const parts = readFileSync(file, 'utf8').split(plant.replace);
    if (parts.length !== 2) {
      throw new Error(
        `"${plant.replace}" stands ${String(parts.length - 1)} times in ${plant.file}.`,
      );
    }
    writeFileSync(file, parts.join(plant.by));
  }

  /** Runs a Node program in the copy. */
  run(args: readonly string[], env: Record<string, string> = {}): Promise<Verdict> {
    const options = { cwd: this.root, env: { ...ownEnvironment(), ...env }, maxBuffer: 2 ** 26 };
    return new Promise((done) => {
      const child = execFile(process.execPath, args, options, (_, stdout, stderr) => {
        done({ code: child.exitCode ?? 1, output: stdout + stderr });
      });
    });
  }
}
