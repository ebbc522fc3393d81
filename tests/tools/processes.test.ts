import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { requireFreePorts } from '#tools/lib/ports.mjs';
import { program, run, start, stop } from '#tools/lib/processes.mjs';
import { withServers } from '#tools/lib/servers.mjs';

function node(code: string) {
  return { command: process.execPath, args: ['-e', code] };
}

async function freePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function serverThat(then: string, delay = 0) {
  const port = await freePort();
  const server = `require('http').createServer((_, answer) => answer.end('ok'))`;
  const listen = `setTimeout(() => ${server}.listen(${port}, '127.0.0.1'), ${delay});`;
  return { name: 'It', url: `http://127.0.0.1:${port}`, command: node(listen + then) };
}

describe('a run command', { timeout: 30_000 }, () => {
  it.each([
    ['process.exit(0)', 0],
    ['process.exit(7)', 7],
    ['process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 5000)', 143],
  ])('gives the exit code of %s', async (code, expected) => {
    expect(await run(node(code))).toBe(expected);
  });

  it('says which package to install when its program is missing', () => {
    expect(() => program('not-a-package', [])).toThrow(
      'The package not-a-package is not installed: run "npm ci" first.',
    );
  });

  it('is ended by force when asking does not help', async () => {
    const child = start({
      ...node('process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); process.send("up")'),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise((resolve) => child.once('message', resolve));
    await stop(child, 100);
    expect(child.signalCode).toBe('SIGKILL');
  });
});

describe('servers', { timeout: 30_000 }, () => {
  it('serve while the work is done and are stopped after it', async () => {
    const server = await serverThat('');
    const code = await withServers([server], async () => {
      expect((await fetch(server.url)).status).toBe(200);
      return 3;
    });
    expect(code).toBe(3);
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });

  it('are all stopped when one ends by itself, with its code', async () => {
    const [steady, ending] = [
      await serverThat(''),
      await serverThat('setTimeout(process.exit, 300, 5)'),
    ];
    const never = () => new Promise<number>(() => undefined);
    expect(await withServers([steady, ending], never)).toBe(5);
    await expect(fetch(steady.url)).rejects.toThrow('fetch failed');
  });

  it('are stopped when the work fails', async () => {
    const server = await serverThat('');
    await expect(withServers([server], () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });

  it('are waited for however long they prepare, and named meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => {
      vi.useRealTimers();
      log.mockRestore();
    });
    const served = withServers([await serverThat('', 1500)], () => Promise.resolve(3), 100);
    vi.setSystemTime(Date.now() + 150_000);

    expect(await served).toBe(3);
    const said = log.mock.calls.length;
    expect(log).toHaveBeenCalledWith('It is still preparing its first page, 150 s so far');
    await setTimeout(300);
    expect(log).toHaveBeenCalledTimes(said);
  });

  it('that end before they answer are not waited for', async () => {
    const server = await serverThat('process.exit(6)', 60_000);
    expect(await withServers([server], () => Promise.resolve(3))).toBe(6);
  });
});

describe('a port', () => {
  it('that is taken is named with its use and the way out', async () => {
    const port = await freePort();
    await requireFreePorts({ [port]: 'Storybook' });
    const server = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    await expect(requireFreePorts({ [port]: 'Storybook' })).rejects.toThrow(
      `Port ${port}, which Storybook needs, is taken: stop the program that uses it`,
    );
  });
});
