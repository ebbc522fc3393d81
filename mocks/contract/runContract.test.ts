import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type EndpointName, endpoints } from '#api/endpoints';
import { createMockHttpServer, listenOnLoopback } from '../server/http';
import { endpointNames, sessionNames } from './contractCase';
import { contractCases, type ContractOptions, runContract } from './runContract';

const options = {
  token: 'demo',
  user: 'demo',
  password: 'demo',
  phone: '5512345678',
  assumed: true,
  readOnly: false,
};

/** Starts the mock server and returns its address. It closes after the tests of a `describe`. */
function useMockServer(): { baseUrl: string } {
  const address = { baseUrl: '' };
  beforeAll(async () => {
    const server = createMockHttpServer();
    address.baseUrl = `http://127.0.0.1:${String(await listenOnLoopback(server))}`;
    return () => close(server);
  });
  return address;
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Changes the response of an endpoint. */
type Fault = (body: Record<string, unknown>) => unknown;

/** Serves the mock server's responses with faults, and without the XSRF rule. */
async function startFaultyServer(target: string, faults: Partial<Record<EndpointName, Fault>>) {
  const server = createServer((incoming, outgoing) => {
    async function respond(): Promise<void> {
      const { method = 'GET', url = '/' } = incoming;
      const chunks = await incoming.toArray();
      const headers = { Cookie: 'XSRF-TOKEN=a', 'X-XSRF-TOKEN': 'a' };
      const body = method === 'POST' ? Buffer.concat(chunks as Buffer[]) : null;
      const response = await fetch(target + url, { method, headers, body });
      const name = endpointNames.find((endpoint) => endpoints[endpoint].path === url);
      const json = (await response.json()) as Record<string, unknown>;
      const changed = name === undefined ? json : (faults[name]?.(json) ?? json);
      outgoing.statusCode = typeof changed === 'number' ? changed : 200;
      outgoing.end(typeof changed === 'string' ? changed : JSON.stringify(changed));
    }
    void respond();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${String(port)}`, close: () => close(server) };
}

/** Runs `npm run contract` and returns its exit code and output. */
async function runCommand(...args: string[]) {
  const child = spawn(process.execPath, ['tools/contract.mjs', ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('the contract run on the mock server', () => {
  const mock = useMockServer();

  it('finds no deviation and skips no case', async () => {
    const report = await runContract({ ...options, ...mock });

    expect(report).toEqual({ rows: [], ran: contractCases.length, skipped: [] });
  });

  it('exits with 0', async () => {
    const { code, output } = await runCommand(mock.baseUrl);

    expect(code, output).toBe(0);
    expect(output).toContain('no deviation');
  });

  it('makes no sale with --read-only', async () => {
    const report = await runContract({ ...options, ...mock, readOnly: true });

    expect(report.rows).toEqual([]);
    expect(report.skipped).toContain('saleCheck accepts a valid call');
    const changing = contractCases.filter(({ changesData }) => changesData);
    expect(new Set(changing.map(({ endpoint }) => endpoint))).toEqual(
      new Set(['saleRequest', 'changePassword']),
    );
  });

  it('has cases of success and of failure for each endpoint', () => {
    const titlesOf = (name: EndpointName) =>
      contractCases.filter(({ endpoint }) => endpoint === name).map(({ title }) => title);

    for (const name of endpointNames) expect(titlesOf(name)).toContain('accepts a valid call');
    for (const name of sessionNames) {
      expect(titlesOf(name)).toEqual(
        expect.arrayContaining([
          'refuses a call without a session',
          'refuses a session that has ended',
          'refuses an unknown token',
          'refuses an invalid body',
          'refuses a request with no XSRF header',
        ]),
      );
    }
  });
});

describe('the contract run on a server that deviates', () => {
  const mock = useMockServer();

  async function runOn(
    faults: Parameters<typeof startFaultyServer>[1],
    own?: Partial<ContractOptions>,
  ) {
    const { baseUrl, close: stop } = await startFaultyServer(mock.baseUrl, faults);
    const report = await runContract({ ...options, ...own, baseUrl });
    stop();
    return report;
  }

  const precioAsText: Fault = (body) => ({
    ...body,
    result: [{ name: 'A', categorias: [{ Categoria: 'B', productos: [priced(), priced()] }] }],
  });

  function priced() {
    return { sku: 'A-1', precio: '50', descripcion: 'C', vigencia: 'siete' };
  }

  it.each<[string, Partial<Record<EndpointName, Fault>>, object]>([
    [
      'a type',
      { getProducts: precioAsText },
      {
        endpoint: 'getProducts',
        case: 'accepts a valid call',
        field: 'result.*.categorias.*.productos.*.precio',
        expected: 'number',
        received: '"50"',
        source: 'requirements',
        count: 2,
      },
    ],
    [
      'a missing key',
      { balanceRequest: (body) => ({ ...body, result: {} }) },
      { endpoint: 'balanceRequest', field: 'result.saldo', expected: '"saldo"', source: 'assumed' },
    ],
    [
      'a code',
      { login: (body) => ({ ...body, code: body['code'] === 5 ? 500 : body['code'] }) },
      { case: 'refuses a wrong password', field: 'code', expected: '5', received: '500' },
    ],
    [
      'a message',
      { saleCheck: (body) => ({ ...body, message: 'No existe' }) },
      { field: 'message', expected: '"El folio no existe"', received: '"No existe"' },
    ],
    [
      'an HTTP status',
      { status: () => 500 },
      { endpoint: 'status', field: 'HTTP status', expected: 'HTTP 2xx', received: 'HTTP 500' },
    ],
    [
      'a path',
      { logout: () => 404 },
      { endpoint: 'logout', case: 'exists', source: 'requirements', received: 'HTTP 404' },
    ],
    [
      'a body that is not JSON',
      { getServiceProducts: () => '<html>' },
      { endpoint: 'getServiceProducts', field: 'body', expected: 'JSON', received: '<html>' },
    ],
    [
      'the XSRF cookie',
      {},
      { case: 'sets the XSRF cookie', field: 'Set-Cookie', received: 'no such cookie' },
    ],
    [
      'the XSRF rule',
      {},
      {
        endpoint: 'saleRequest',
        case: 'refuses a request with another XSRF token',
        expected: 'HTTP 403',
      },
    ],
  ])('reports %s', async (_, faults, row) => {
    expect((await runOn(faults)).rows).toContainEqual(expect.objectContaining(row));
  });

  it('reports nothing assumed with --no-assumed', async () => {
    const { rows } = await runOn(
      { getProducts: precioAsText, status: () => 500 },
      { assumed: false },
    );

    expect(rows.map(({ field }) => field)).toEqual(['result.*.categorias.*.productos.*.precio']);
  });

  it('names the cases that need the value of an invalid response', async () => {
    const { skipped } = await runOn({ login: (body) => ({ ...body, result: null }) });

    expect(skipped).toContain('balanceRequest accepts a valid call');
  });

  it('prints the password that it cannot restore', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const codes = [0, 500];
    await runOn({
      changePassword: (body) => (body['code'] === 0 ? { ...body, code: codes.shift() } : body),
    });

    expect(print).toHaveBeenCalledWith('The password of demo is now "demo-2": restore it.');
    print.mockRestore();
  });

  it('prints the deviations and exits with 1', async () => {
    const { baseUrl, close: stop } = await startFaultyServer(mock.baseUrl, { status: () => 500 });
    const { code, output } = await runCommand(baseUrl);
    stop();

    expect(code).toBe(1);
    expect(output).toMatch(/'status' .*'HTTP status' .*'HTTP 2xx' .*'HTTP 500' .*'assumed'/);
  });
});

describe('the command', () => {
  it.each([
    ['without an address', [], 'Usage: npm run contract'],
    ['with a server that does not respond', ['http://127.0.0.1:9'], 'does not respond'],
  ])('exits with 1 %s', async (_, args, text) => {
    const { code, output } = await runCommand(...args);

    expect(code).toBe(1);
    expect(output).toContain(text);
  });
});
