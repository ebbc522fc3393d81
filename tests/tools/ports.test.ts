import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isPortFree, requireFreePorts } from '#tools/lib/ports.mjs';

async function withServer(work: (port: number) => Promise<void>) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('the port check', () => {
  it('tells a taken port from a free one', async () => {
    let taken = 0;
    await withServer(async (port) => {
      taken = port;
      expect(await isPortFree(port)).toBe(false);
    });
    expect(await isPortFree(taken)).toBe(true);
  });

  it('names the port, its use and the way out', async () => {
    await withServer(async (port) => {
      await expect(requireFreePorts({ [port]: 'Storybook' })).rejects.toThrow(
        `Port ${port}, which Storybook needs, is taken: stop the program that uses it`,
      );
    });
  });
});
