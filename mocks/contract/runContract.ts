import * as v from 'valibot';
import type { Product } from '#api/contract';
import { type EndpointName, endpoints } from '#api/endpoints';
import type { refusals } from '../responses';
import { type ContractRequest, createConnection, type Send } from './connection';
import { hasStatus, refuses, setsXsrfCookie, succeeds } from './deviations';
import { type ContractRow, endpointNames, isPost, Recorder } from './recorder';

/** The settings of a run. */
export interface ContractOptions {
  token: string;
  /** The operator who logs in. */
  user: string;
  password: string;
  /** The phone number that receives the sale. */
  phone: string;
  /** Whether the run checks the assumed expectations too. */
  assumed: boolean;
  /** Whether the run leaves out the sale and the change of the password. */
  readOnly: boolean;
}

/** The result of a run. */
export interface ContractReport {
  rows: ContractRow[];
  /** The number of calls. */
  count: number;
}

const exists = hasStatus('any but HTTP 404', (status) => status !== 404);
const isForbidden = hasStatus('HTTP 403', (status) => status === 403);

/** An input with the fields of every endpoint. It sells no product and changes no password. */
const anyInput = Object.fromEntries(
  ['usuario', 'password', 'actual', 'nueva', 'folio', 'sku', 'celular'].map((key) => [key, 'x']),
);

const invalidBodies = ['', '{', 'null', '[]', '{}', '{"objectInput":{}}'];

/** Requests that violate the XSRF rule, with a token that no server has issued. */
const xsrfViolations: readonly [title: string, xsrf: ContractRequest['xsrf']][] = [
  ['no XSRF cookie and no header', {}],
  ['no XSRF header', { cookie: 'unknown' }],
  ['no XSRF cookie', { header: 'unknown' }],
  ['another XSRF token', { cookie: 'unknown', header: 'other' }],
];

/**
 * Runs the cases against a server, by its address or a function that sends the requests, and returns the deviations
 * by endpoint and field. Prints the operator's password if the run changes it and cannot restore it.
 * @throws {TypeError} if the server does not respond.
 */
export async function runContract(
  server: string | Send,
  options: ContractOptions,
): Promise<ContractReport> {
  const { token, user, password, assumed } = options;
  const send = typeof server === 'string' ? createConnection(server) : server;
  const run = new Recorder(send, token, password);
  try {
    // The app opens with a GET request too, so that the server can set the XSRF cookie before the first POST.
    await run.check('alive', 'sets the XSRF cookie', setsXsrfCookie);
    for (const name of endpointNames) await run.check(name, 'exists', exists, { assumed: false });
    const [first] = (await run.accepts('getProducts', {})) ?? [];
    const products = first?.categorias?.flatMap(({ productos }) => productos) ?? [];
    const [cheapest] = products.sort((one, other) => one.precio - other.precio);
    if (assumed) await runAssumed(run, options, cheapest);
  } finally {
    if (run.password !== password) {
      console.error(`The password of ${user} is now "${run.password}": restore it.`);
    }
  }
  const rows = [...run.rows.values()];
  return {
    rows: rows.filter(({ source }) => assumed || source === 'requirements'),
    count: run.count,
  };
}

/** Runs the cases that the requirements do not specify, of a visit from the login to the logout. */
async function runAssumed(
  run: Recorder,
  options: ContractOptions,
  product: Product | undefined,
): Promise<void> {
  const { user, password, readOnly } = options;
  await run.accepts('alive', {});
  await run.accepts('status', {});
  await run.accepts('getServiceProducts', {});
  run.session = (await run.accepts('login', { usuario: user, password }))?.sesion;
  const balance = await run.accepts('balanceRequest', {});
  if (!readOnly) {
    if (product) await sell(run, options.phone, product, balance?.saldo);
    else console.error('The sale is not tested: getProducts has no valid product.');
    const nueva = `${password}-2`;
    await run.accepts('changePassword', { actual: password, nueva });
    await run.accepts(
      'changePassword',
      { actual: nueva, nueva: password },
      'restores the password',
    );
  }
  await refuseInputs(run, options, product?.sku);
  for (const name of endpointNames.filter(isPost)) await refuseRequests(run, name);

  const withSession = endpointNames.filter((name) => endpoints[name].session);
  for (const name of withSession) {
    for (const sesion of [undefined, 'otra-sesion']) {
      const own = { objectInput: anyInput, sesion };
      await run.check(name, 'refuses a call without a session', refuses('inactiveSession'), own);
    }
  }
  await run.accepts('logout', {});
  for (const name of withSession) {
    const own = { objectInput: anyInput };
    await run.check(name, 'refuses a session that has ended', refuses('inactiveSession'), own);
  }
}

/** Sells a product and finds the sale. */
async function sell(
  run: Recorder,
  phone: string,
  product: Product,
  balance: number | undefined,
): Promise<void> {
  const sale = await run.accepts('saleRequest', { sku: product.sku, celular: phone });
  if (sale === undefined) return;
  await run.accepts('saleCheck', sale);
  await run.accepts('responseTelcel', sale);
  if (balance === undefined) return;
  // Differences of binary fractions such as 0.3 - 0.1 are not exact.
  const cents = Math.round((balance - product.precio) * 100);
  const saldo = v.custom<number>(
    (received) => typeof received === 'number' && Math.round(received * 100) === cents,
    String(cents / 100),
  );
  const subtracted = succeeds(v.object({ saldo }));
  await run.check('balanceRequest', 'subtracts the price of a sale', subtracted);
}

/** Sends inputs that an endpoint refuses for an operator who is logged in. */
async function refuseInputs(
  run: Recorder,
  { user, password, phone, readOnly }: ContractOptions,
  sku = '',
): Promise<void> {
  const inputs: readonly [EndpointName, string, keyof typeof refusals, object][] = [
    ['login', 'a wrong password', 'wrongLogin', { usuario: user, password: 'mal' }],
    ['login', 'an unknown user', 'wrongLogin', { usuario: 'otro-usuario', password: 'mal' }],
    ['login', 'an input without fields', 'badRequest', {}],
    ['changePassword', 'a wrong password', 'wrongLogin', { actual: 'mal', nueva: 'otra' }],
    ['changePassword', 'an empty password', 'badRequest', { actual: password, nueva: '' }],
    ['saleRequest', 'an unknown SKU', 'unknownSku', { sku: 'TEL-TA-999', celular: phone }],
    ['saleRequest', 'a phone of nine digits', 'wrongPhone', { sku, celular: phone.slice(1) }],
    ['saleRequest', 'a phone with spaces', 'wrongPhone', { sku, celular: `${phone} ` }],
    ['saleRequest', 'an input without a phone', 'badRequest', { sku }],
    ['saleCheck', 'an unknown folio', 'unknownFolio', { folio: 'x' }],
    ['responseTelcel', 'an unknown folio', 'unknownFolio', { folio: 'x' }],
  ];
  // A server that does not refuse one of these sells a product or changes the password.
  const changesData = (name: EndpointName) => ['saleRequest', 'changePassword'].includes(name);
  for (const [name, title, reason, objectInput] of inputs) {
    if (readOnly && changesData(name)) continue;
    await run.check(name, `refuses ${title}`, refuses(reason), { objectInput });
  }
}

/** Sends requests that every endpoint refuses. */
async function refuseRequests(run: Recorder, name: EndpointName): Promise<void> {
  const unknown = { objectInput: anyInput, token: `${run.token}-otro` };
  await run.check(name, 'refuses an unknown token', refuses('unknownToken'), unknown);
  for (const body of invalidBodies) {
    await run.check(name, 'refuses an invalid body', refuses('badRequest'), { body });
  }
  for (const [title, xsrf] of xsrfViolations) {
    await run.check(name, `refuses a request with ${title}`, isForbidden, { xsrf });
  }
}
