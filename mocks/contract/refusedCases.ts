import type { EndpointName } from '#api/endpoints';
import type { refusals } from '../responses';
import { type ContractCase, createBody, postNames, sessionNames } from './contractCase';
import { hasStatus, refuses } from './deviations';
import type { XsrfViolation } from './connection';
import type { Known } from './known';

type Reason = keyof typeof refusals;

/** The error cases are assumed, because requirements §8 lists no errors of the server. */
function refuse(
  endpoint: EndpointName,
  title: string,
  reason: Reason,
  body: (known: Known) => string | undefined,
  needs: ContractCase['needs'] = [],
): ContractCase {
  return {
    endpoint,
    title: `refuses ${title}`,
    assumed: true,
    needs,
    changesData: false,
    createBody: body,
    reason,
    createCheck: () => refuses(reason),
  };
}

/** Inputs that an endpoint refuses for an operator who is logged in. */
const inputs: readonly [
  endpoint: EndpointName,
  title: string,
  reason: Reason,
  createInput: (known: Known) => object,
][] = [
  ['login', 'a wrong password', 'wrongLogin', ({ user }) => ({ usuario: user, password: 'mal' })],
  ['login', 'an unknown user', 'wrongLogin', () => ({ usuario: 'otro-usuario', password: 'mal' })],
  ['login', 'an input without fields', 'badRequest', () => ({})],
  ['changePassword', 'a wrong password', 'wrongLogin', () => ({ actual: 'mal', nueva: 'otra' })],
  [
    'changePassword',
    'an empty password',
    'badRequest',
    ({ password }) => ({ actual: password, nueva: '' }),
  ],
  ['saleRequest', 'an unknown SKU', 'unknownSku', ({ phone }) => sale(phone, 'TEL-TA-999')],
  [
    'saleRequest',
    'a SKU that is a property of objects',
    'unknownSku',
    ({ phone }) => sale(phone, '__proto__'),
  ],
  [
    'saleRequest',
    'a phone of nine digits',
    'wrongPhone',
    ({ phone, sku }) => sale(phone.slice(1), sku),
  ],
  [
    'saleRequest',
    'a phone with spaces',
    'wrongPhone',
    ({ phone, sku }) => sale(phone.replace(/..../g, '$& '), sku),
  ],
  ['saleRequest', 'an input without a phone', 'badRequest', ({ sku }) => ({ sku })],
  ['saleCheck', 'an unknown folio', 'unknownFolio', () => ({ folio: 'x' })],
  ['responseTelcel', 'an unknown folio', 'unknownFolio', () => ({ folio: 'x' })],
];

function sale(celular: string, sku = '') {
  return { sku, celular };
}

const inputCases = inputs.map(([endpoint, title, reason, createInput]) => ({
  ...refuse(
    endpoint,
    title,
    reason,
    (known) => createBody(endpoint, known, createInput(known)),
    endpoint === 'login' ? [] : endpoint === 'saleRequest' ? ['session', 'sku'] : ['session'],
  ),
  // A server that does not refuse the input would sell a product or change the password.
  changesData: endpoint === 'saleRequest' || endpoint === 'changePassword',
}));

/** Inputs with the fields of every endpoint. None of them sells a product. */
const validShape = {
  usuario: '',
  password: '',
  actual: '',
  nueva: '',
  folio: 'x',
  sku: 'x',
  celular: '',
};

const tokenCases = postNames.map((name) =>
  refuse(name, 'an unknown token', 'unknownToken', (known) =>
    createBody(name, known, validShape, { token: `${known.token}-otro` }),
  ),
);

/** Calls without a valid session, which fail before a login and after a logout. */
export const sessionCases: readonly ContractCase[] = sessionNames.flatMap((name) => [
  refuse(name, 'a call without a session', 'inactiveSession', (known) =>
    createBody(name, known, validShape, { sesion: undefined }),
  ),
  refuse(name, 'an unknown session', 'inactiveSession', (known) =>
    createBody(name, known, validShape, { sesion: 'otra-sesion' }),
  ),
]);

/** The session of the login after its logout. */
export const endedSessionCases: readonly ContractCase[] = sessionNames.map((name) =>
  refuse(
    name,
    'a session that has ended',
    'inactiveSession',
    (known) => createBody(name, known, validShape),
    ['session'],
  ),
);

const invalidBodies: readonly ((known: Known) => string)[] = [
  ...['', '{', 'null', '[]', '"x"', '{}', '{"objectInput":{}}'].map((body) => () => body),
  ({ token }) => JSON.stringify({ token }),
];

const bodyCases = postNames.flatMap((name) =>
  invalidBodies.map((createBody) => refuse(name, 'an invalid body', 'badRequest', createBody)),
);

const violations: readonly XsrfViolation[] = [
  'no XSRF cookie and no header',
  'no XSRF header',
  'no XSRF cookie',
  'another XSRF token',
];

const xsrfCases = postNames.flatMap((name) =>
  violations.map((violation): ContractCase => ({
    endpoint: name,
    title: `refuses a request with ${violation}`,
    assumed: true,
    needs: [],
    changesData: false,
    createBody: (known) => createBody(name, known, {}),
    violation,
    createCheck: () => hasStatus(403),
  })),
);

/** The error cases that work with and without a session. */
export const refusedCases: readonly ContractCase[] = [
  ...inputCases,
  ...tokenCases,
  ...bodyCases,
  ...xsrfCases,
];
