import * as v from 'valibot';
import { type EndpointName, endpoints, type InputOf, type ResultOf } from '#api/endpoints';
import type { ContractRequest, Send } from './connection';
import { type Check, type Deviation, readJson, resultSchema, succeeds } from './deviations';

/** A line of the report: a deviation and its case. */
export interface ContractRow extends Deviation {
  endpoint: EndpointName;
  case: string;
  /** Who specifies the expectation. */
  source: 'requirements' | 'assumed';
  /** How often the case deviates in this field. */
  count: number;
}

/** What a case changes of a valid call. `body` is the complete body. */
type OwnRequest = Partial<Pick<ContractRequest, 'body' | 'xsrf'>> & {
  objectInput?: object;
  token?: string;
  sesion?: string | undefined;
  /** Whether the expectation is our assumption, because the requirements do not specify it. @default true */
  assumed?: boolean;
};

/** The names of all endpoints. */
export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** Whether an endpoint receives a body. */
export function isPost(name: EndpointName): boolean {
  return endpoints[name].method === 'POST';
}

/** Whether the shapes of an endpoint are assumed. The requirements specify the product list only. */
export function isAssumed(name: EndpointName): boolean {
  return name !== 'getProducts';
}

/** Sends the calls of a run, and records their deviations. */
export class Recorder {
  readonly rows = new Map<string, ContractRow>();
  /** The number of calls. */
  count = 0;
  /** The session of the login. */
  session: string | undefined;

  constructor(
    readonly send: Send,
    readonly token: string,
    /** The operator's password after the last change that the server accepted. */
    public password: string,
  ) {}

  /** Sends a call and checks its response. Returns the JSON of the response. */
  async check(
    endpoint: EndpointName,
    title: string,
    check: Check,
    { body, xsrf, assumed = true, ...own }: OwnRequest = {},
  ): Promise<unknown> {
    const call = { token: this.token, objectInput: {}, sesion: this.session, ...own };
    const reply = await this.send({ endpoint, body: body ?? JSON.stringify(call), xsrf });
    this.count += 1;
    for (const deviation of check(reply)) this.#addRow(endpoint, title, deviation, assumed);
    const json = readJson(reply.text);
    if (endpoint === 'changePassword' && v.is(v.object({ code: v.literal(0) }), json)) {
      this.password =
        (call.objectInput as Partial<InputOf<'changePassword'>>).nueva ?? this.password;
    }
    return json;
  }

  /** Expects success. Returns the result, or `undefined` if the response deviates. */
  async accepts<Name extends EndpointName>(
    endpoint: Name,
    objectInput: InputOf<Name>,
    title = 'accepts a valid call',
  ): Promise<ResultOf<Name> | undefined> {
    const schema = resultSchema(endpoint);
    const own = { objectInput, assumed: isAssumed(endpoint) };
    const json = await this.check(endpoint, title, succeeds(schema), own);
    const parsed = v.safeParse(v.object({ code: v.literal(0), result: schema }), json);
    return parsed.success ? (parsed.output.result as ResultOf<Name>) : undefined;
  }

  #addRow(endpoint: EndpointName, title: string, deviation: Deviation, assumed: boolean): void {
    // Items of a list often deviate together. They share one row.
    const field = deviation.field.replace(/\.\d+(?=\.|$)/g, '.*');
    // The requirements name no validity.
    const source = assumed || field.endsWith('.vigencia') ? 'assumed' : 'requirements';
    const key = [endpoint, title, field, deviation.expected].join('\n');
    const count = (this.rows.get(key)?.count ?? 0) + 1;
    this.rows.set(key, { endpoint, case: title, ...deviation, field, source, count });
  }
}
