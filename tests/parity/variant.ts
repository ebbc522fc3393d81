import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { program, run, start, stop } from '#tools/lib/processes.mjs';
import { waitForHttp } from '#tools/lib/waitForHttp.mjs';

/** The first port for builds with other settings. */
const PORT = 4175;

/** A build of the app with settings of its own, served like the production build. */
class Variant {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'parity-'));
  private server: ChildProcess | undefined;

  async open(settings: Readonly<Record<string, string>>, port: number): Promise<string> {
    const out = ['--outDir', this.folder, '--logLevel', 'warn'];
    // A test's own mode would reach into the build.
    const env = { ...settings, NODE_ENV: 'production' };
    if ((await run(program('vite', ['build', '--emptyOutDir', ...out], env))) !== 0) {
      throw new Error('The app could not be built with the settings of a story: see above.');
    }
    const serve = ['preview', '--mode', 'production', ...out, '--port', String(port)];
    this.server = start(program('vite', [...serve, '--strictPort'], env));
    const url = `http://localhost:${String(port)}`;
    await waitForHttp(url);
    return url;
  }

  async close(): Promise<void> {
    if (this.server !== undefined) await stop(this.server);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The builds that some stories need, each made when the first of them asks for it. */
export class Variants {
  private readonly variants: Variant[] = [];
  private readonly urls = new Map<string, Promise<string>>();

  /** The address of a build with these settings. */
  urlOf(settings: Readonly<Record<string, string>>): Promise<string> {
    const key = JSON.stringify(settings);
    const known = this.urls.get(key);
    if (known !== undefined) return known;
    const variant = new Variant();
    const url = variant.open(settings, PORT + this.variants.length);
    this.variants.push(variant);
    this.urls.set(key, url);
    return url;
  }

  /** Stops the servers and removes the builds. */
  async close(): Promise<void> {
    await Promise.all(this.variants.map((variant) => variant.close()));
  }
}
