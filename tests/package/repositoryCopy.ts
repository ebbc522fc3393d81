import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '../temporaryFolder';
import { runCommand, type CommandOutput } from './runCommand';

/** A copy of the repository that a test may change. It is removed after the tests of one file. */
export class RepositoryCopy {
  /** The copy's folder. */
  readonly root = temporaryFolder('copy');

  constructor() {
    const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0');
    // A deleted file that is not committed yet is still listed.
    for (const file of files.filter((name) => name !== '' && existsSync(name))) {
      cpSync(file, join(this.root, file));
    }
    symlinkSync(resolve('node_modules'), join(this.root, 'node_modules'), 'junction');
    // The linked packages are outside the folder that Vite serves by default.
    this.replace('vite.config.ts', 'server: { port', 'server: { fs: { strict: false }, port');
    // Some checks list the files with git.
    execFileSync('git', ['init', '--quiet'], { cwd: this.root });
    execFileSync('git', ['add', '--all'], { cwd: this.root });
  }

  /** Writes a file. */
  write(file: string, text: string): void {
    const path = join(this.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /**
   * Replaces a text that a file contains exactly once.
   * @throws {Error} when the file contains it more or less often.
   */
  replace(file: string, before: string, after: string): void {
    const parts = readFileSync(join(this.root, file), 'utf8').split(before);
    if (parts.length !== 2) {
      throw new Error(`${file} contains "${before}" ${String(parts.length - 1)} times, not once.`);
    }
    this.write(file, parts.join(after));
  }

  /** Adds lines before a line that a file contains exactly once. */
  addBefore(file: string, line: string, added: string): void {
    this.replace(file, line, `${added}\n${line}`);
  }

  /** Runs a program in the copy: `npx` finds it, also if it is one of Node. */
  run(command: string): Promise<CommandOutput> {
    return runCommand('npm', ['exec', '--call', command], this.root);
  }
}
