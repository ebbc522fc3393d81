import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { createStrictSchemas, productSchema } from '#api/contract';
import { type EndpointName, endpointNames, endpoints } from '#api/endpoints';
import { XSRF_HEADER } from '#api/xsrf';

const strict = createStrictSchemas();
const message = v.nullish(v.string());

function requestSchema(name: EndpointName): v.GenericSchema {
  const { input, session } = endpoints[name];
  const shared = { token: v.string(), objectInput: input };
  return session ? v.object({ ...shared, sesion: v.string() }) : v.object(shared);
}

function responseSchema(name: EndpointName): v.GenericSchema {
  const isList = name === 'getProducts' || name === 'getServiceProducts';
  const result = isList ? strict.carriers : endpoints[name].result;
  return v.object({ code: v.literal(0), message, result });
}

/** Converts the schemas of the app to JSON Schema 2020-12, which OpenAPI 3.1 uses. */
function createSchemas() {
  const requests = endpointNames.map((name) => [`${name}Request`, requestSchema(name)]);
  const responses = endpointNames.map((name) => [`${name}Response`, responseSchema(name)]);
  const schemas = {
    Carrier: strict.carrier,
    Category: strict.category,
    Product: productSchema,
    Failure: v.object({ code: v.pipe(v.number(), v.notValue(0)), message }),
    ...(Object.fromEntries([...requests, ...responses]) as Record<string, v.GenericSchema>),
  };
  return toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    // The wire format is what the schemas read. JSON has no infinite numbers.
    typeMode: 'input',
    ignoreActions: ['finite'],
    overrideAction: ({ jsonSchema, valibotAction }) =>
      valibotAction.type === 'not_value' ? { ...jsonSchema, not: { const: 0 } } : undefined,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
}

function createContent(schema: object, example: object) {
  return { content: { 'application/json': { schema, example } } };
}

function schemaOf(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function createOperation(name: EndpointName) {
  const { method, summary, session, example } = endpoints[name];
  const body = {
    token: 'demo',
    objectInput: example.input,
    ...(session && { sesion: 'sesion-1' }),
  };
  const request = {
    parameters: [{ name: XSRF_HEADER, in: 'header', schema: { type: 'string' } }],
    requestBody: { required: true, ...createContent(schemaOf(`${name}Request`), body) },
  };
  const response = createContent(
    { oneOf: [schemaOf(`${name}Response`), schemaOf('Failure')] },
    { code: 0, message: 'OK', result: example.result },
  );
  return {
    operationId: name,
    summary,
    'x-assumed': name !== 'getProducts',
    ...(method === 'POST' && request),
    responses: {
      200: { description: 'The result, or a code other than 0', ...response },
      ...(method === 'POST' && { 403: { description: `Wrong ${XSRF_HEADER}` } }),
    },
  };
}

/** Creates the OpenAPI 3.1 description of all endpoints from the schemas of the app. */
export function createOpenApi() {
  const paths = endpointNames.map((name) => {
    const { method, path } = endpoints[name];
    return [path, { [method.toLowerCase()]: createOperation(name) }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Colibrí Recargas', version: '1.0.0' },
    paths: Object.fromEntries(paths) as Record<string, object>,
    components: { schemas: createSchemas() },
  };
}
