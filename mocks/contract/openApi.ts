import { type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { type Carrier, productSchema } from '#api/contract';
import { type EndpointName, endpoints } from '#api/endpoints';
import { XSRF_HEADER } from '#api/xsrf';
import { billers } from '../billers';
import { catalogue } from '../catalogue';
import { refusals } from '../responses';
import { createMockServer, OPERATOR } from '../server';
import { XSRF_COOKIE } from './connection';
import { readJson, resultSchema, strictSchemas } from './deviations';
import { endpointNames, isAssumed, isPost } from './recorder';
import { runContract } from './runContract';

const SUMMARIES: Readonly<Record<EndpointName, string>> = {
  getProducts: 'Carriers with their categories and products',
  getServiceProducts: 'Services for sale, in the shape of the carriers',
  balanceRequest: 'Remaining balance, in MXN',
  login: 'Opens a session',
  logout: 'Ends the session',
  changePassword: "Changes the operator's password",
  responseTelcel: "The carrier's response to a sale",
  saleRequest: 'Sells a product for a phone number',
  saleCheck: 'State of a sale',
  status: 'State of the service',
  alive: 'Responds while the server is running',
};

/** The schemas that the description refers to by name. */
const namedSchemas = {
  Carrier: strictSchemas.carrier,
  Category: strictSchemas.category,
  Product: productSchema,
};

const message = v.nullish(v.string());
const failure = v.object({ code: v.pipe(v.number(), v.notValue(0)), message });

function requestSchema(name: EndpointName): v.GenericSchema {
  const { input, session } = endpoints[name];
  const shared = { token: v.string(), objectInput: input };
  return session ? v.object({ ...shared, sesion: v.string() }) : v.object(shared);
}

function responseSchema(name: EndpointName): v.GenericSchema {
  return v.object({ code: v.literal(0), message, result: resultSchema(name) });
}

/** Converts the schemas of the app to JSON Schema 2020-12, which OpenAPI 3.1 uses. */
function createSchemas(): Record<string, JsonSchema> {
  const requests = endpointNames
    .filter(isPost)
    .map((name) => [`${name}Request`, requestSchema(name)] as const);
  const responses = endpointNames.map((name) => [`${name}Response`, responseSchema(name)] as const);
  return toJsonSchemaDefs(
    { ...namedSchemas, Failure: failure, ...Object.fromEntries([...requests, ...responses]) },
    {
      target: 'draft-2020-12',
      // The wire format is what the schemas read. JSON has no infinite numbers.
      typeMode: 'input',
      ignoreActions: ['finite'],
      overrideAction: ({ jsonSchema, valibotAction }) =>
        valibotAction.type === 'not_value' ? { ...jsonSchema, not: { const: 0 } } : undefined,
      overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    },
  );
}

/** Returns the first carrier with its first category and two products. */
function shorten([first]: Carrier[]): Carrier[] {
  const [category] = first?.categorias ?? [];
  if (!first || !category) return [];
  const productos = category.productos.slice(0, 2);
  return [{ ...first, categorias: [{ ...category, productos }] }];
}

/** The mocks' responses to the contract run by endpoint: of success, and by the reason of a refusal. */
type Examples = Record<EndpointName, { success?: unknown; refused: Set<string> }>;

async function recordExamples(): Promise<Examples> {
  const token = 'demo';
  const inventory = { catalogue: shorten(catalogue), billers: shorten(billers), token };
  const respond = createMockServer(inventory);
  const examples = Object.fromEntries(
    endpointNames.map((name) => [name, { refused: new Set() }]),
  ) as Examples;
  const { usuario: user, password } = OPERATOR;
  const options = { token, user, password, phone: '5512345678', assumed: true, readOnly: false };
  await runContract(({ endpoint, body, xsrf }) => {
    if (xsrf !== undefined) return Promise.resolve({ status: 403, text: '', cookies: [] });
    const response = respond(endpoint, readJson(body));
    const example = examples[endpoint];
    const reason = Object.entries(refusals).find(([, { code }]) => code === response.code);
    if (reason) example.refused.add(reason[0]);
    else example.success ??= response;
    return Promise.resolve({ status: 200, text: JSON.stringify(response), cookies: [] });
  }, options);
  return examples;
}

function createResponses(name: EndpointName, { success, refused }: Examples[EndpointName]) {
  const ok = {
    description: 'Code 0 and the result, or another code and the reason of the failure',
    content: {
      'application/json': {
        schema: { oneOf: [refer('schemas', `${name}Response`), refer('schemas', 'Failure')] },
        examples: {
          success: { value: success },
          ...Object.fromEntries([...refused].map((reason) => [reason, refer('examples', reason)])),
        },
      },
    },
  };
  return isPost(name) ? { 200: ok, 403: refer('responses', 'WrongXsrfToken') } : { 200: ok };
}

function createOperation(name: EndpointName, examples: Examples) {
  const request = {
    parameters: [refer('parameters', 'XsrfToken')],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: refer('schemas', `${name}Request`) } },
    },
  };
  return {
    operationId: name,
    summary: SUMMARIES[name],
    'x-assumed': isAssumed(name),
    ...(isPost(name) ? request : {}),
    responses: createResponses(name, examples[name]),
  };
}

function refer(kind: string, name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Creates the OpenAPI 3.1 description of all endpoints from the schemas of the app. */
export async function createOpenApi() {
  const examples = await recordExamples();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Colibrí Recargas',
      version: '1.0.0',
      description:
        'The backend of the top-up app. The requirements specify all paths, and the shape of getProducts only. Everything with x-assumed is an assumption of the app.',
    },
    servers: [{ url: '/', description: 'The origin of the app, or VITE_API_BASE_URL' }],
    paths: Object.fromEntries(
      endpointNames.map((name) => {
        const { method, path } = endpoints[name];
        return [path, { [method.toLowerCase()]: createOperation(name, examples) }];
      }),
    ),
    components: {
      schemas: createSchemas(),
      examples: Object.fromEntries(
        Object.entries(refusals).map(([reason, refusal]) => [
          reason,
          { 'x-assumed': true, value: { ...refusal, result: null } },
        ]),
      ),
      parameters: {
        XsrfToken: {
          name: XSRF_HEADER,
          in: 'header',
          schema: { type: 'string' },
          description: `The value of the cookie ${XSRF_COOKIE}. The app sends it to its own origin only.`,
        },
      },
      responses: {
        WrongXsrfToken: {
          description: `The header ${XSRF_HEADER} is not the value of the cookie ${XSRF_COOKIE}`,
          'x-assumed': true,
        },
      },
    },
  };
}
