import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EndpointName } from '#api/endpoints';
import { billers } from '../billers';
import { catalogue } from '../catalogue';
import { createMockServer } from '../server';
import { createMockHttpServer, listenOnLoopback } from '../server/http';
import { readJson } from './deviations';
import { runContract } from './runContract';

const options = {
  ...{ token: 'demo', user: 'demo', password: 'demo', phone: '5512345678' },
  ...{ assumed: true, readOnly: false },
};

type Body = Record<string, unknown>;

/** Changes the responses of endpoints. A number is an HTTP status, and a text a body that is not JSON. */
type Faults = Partial<Record<EndpointName, (body: Body) => unknown>>;

/** Runs the contract on the mocks with faults, and without XSRF cookie and rule. */
async function runOn(faults: Faults, own: Partial<typeof options> = {}) {
  const respond = createMockServer({ catalogue, billers, token: 'demo' });
  const accepted: EndpointName[] = [];
  const report = await runContract(
    ({ endpoint, body }) => {
      const response = respond(endpoint, readJson(body));
      if (response.code === 0) accepted.push(endpoint);
      const changed = faults[endpoint]?.({ ...response }) ?? response;
      return Promise.resolve({
        status: typeof changed === 'number' ? changed : 200,
        text: typeof changed === 'string' ? changed : JSON.stringify(changed),
        cookies: [],
      });
    },
    { ...options, ...own },
  );
  return { ...report, accepted };
}

/** Starts a server for a test, and runs `npm run contract` on it. Returns the exit code and the output. */
async function runCommand(server: Server) {
  const address = `http://127.0.0.1:${String(await listenOnLoopback(server))}`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const child = spawn(process.execPath, ['tools/contract.mjs', address]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('npm run contract', () => {
  it('finds no deviation on the mock server and exits with 0', async () => {
    const { code, output } = await runCommand(createMockHttpServer());

    expect(code, output).toBe(0);
    expect(output).toContain('no deviation');
  });

  it('prints the deviations and exits with 1', async () => {
    const server = createServer((_, response) => response.writeHead(404).end());
    const { code, output } = await runCommand(server);

    expect(code).toBe(1);
    expect(output).toMatch(/'status' .*'HTTP status' .*'any but HTTP 404' .*'requirements'/);
  });
});

describe('the contract run', () => {
  const product = { sku: 'A-1', precio: '50', descripcion: 'C', vigencia: 'siete' };
  const precioAsText = (body: Body) => ({
    ...body,
    result: [{ name: 'A', categorias: [{ Categoria: 'B', productos: [product, product] }] }],
  });

  it.each<[string, Faults, object]>([
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
      'an amount that is wrong by a cent',
      { balanceRequest: (body) => (body['result'] ? { ...body, result: { saldo: 0.3 } } : body) },
      { case: 'subtracts the price of a sale', field: 'result.saldo', received: '0.3' },
    ],
    [
      'a code',
      { login: (body) => ({ ...body, code: body['code'] === 5 ? 500 : body['code'] }) },
      { case: 'refuses a wrong password', field: 'code', expected: '5', received: '500' },
    ],
    [
      'an HTTP status',
      { status: () => 500 },
      { endpoint: 'status', field: 'HTTP status', expected: 'HTTP 2xx', received: 'HTTP 500' },
    ],
    [
      'a body that is not JSON',
      { getServiceProducts: () => '<html>' },
      { endpoint: 'getServiceProducts', field: 'body', expected: 'JSON', received: '<html>' },
    ],
    ['the XSRF cookie', {}, { case: 'sets the XSRF cookie', received: 'no such cookie' }],
    ['the XSRF rule', {}, { case: 'refuses a request with no XSRF header', expected: 'HTTP 403' }],
  ])('reports %s', async (_, faults, row) => {
    expect((await runOn(faults)).rows).toContainEqual(expect.objectContaining(row));
  });

  it('reports nothing assumed with --no-assumed', async () => {
    const faults = { getProducts: precioAsText, status: () => 500 };
    const { rows } = await runOn(faults, { assumed: false });

    expect(rows.map(({ field }) => field)).toEqual(['result.*.categorias.*.productos.*.precio']);
  });

  it('makes a sale and changes the password, but not with --read-only', async () => {
    const changes = ['saleRequest', 'changePassword'];

    expect((await runOn({})).accepted).toEqual(expect.arrayContaining(changes));
    const { accepted } = await runOn({}, { readOnly: true });
    expect(accepted.filter((name) => changes.includes(name))).toEqual([]);
  });

  it('prints the password that it cannot restore', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    const codes = [0, 500];
    await runOn({
      changePassword: (body) => (body['code'] === 0 ? { ...body, code: codes.shift() } : body),
    });

    expect(print).toHaveBeenCalledWith('The password of demo is now "demo-2": restore it.');
  });
});
