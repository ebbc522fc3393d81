import { isRecord } from '#api/envelope';
import { endpoints } from '#api/endpoints';
import { acceptedCases, cookieCase, logoutCase } from './acceptedCases';
import { type ContractCase, createBody, endpointNames, postNames } from './contractCase';
import { createConnection, type Send } from './connection';
import { type Deviation, exists, readJson } from './deviations';
import { type Known, learn } from './known';
import { endedSessionCases, refusedCases, sessionCases } from './refusedCases';

/** The settings of a run. */
export interface ContractOptions {
  /** The address of the server: `https://host` or `https://host/base`. */
  baseUrl: string;
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

/** A line of the report: a deviation and its case. */
export interface ContractRow extends Deviation {
  endpoint: string;
  case: string;
  /** Who specifies the expectation. */
  source: 'requirements' | 'assumed';
  /** How often the case deviates in this field. */
  count: number;
}

/** The result of a run. */
export interface ContractReport {
  rows: ContractRow[];
  /** The number of cases that ran. */
  ran: number;
  /** The cases that did not run, because an earlier response has no valid value. */
  skipped: string[];
}

// The app opens with a GET request too, so that the server can set the XSRF cookie before the first POST.
const getNames = endpointNames.filter((name) => !postNames.includes(name));

const pathCases = [...getNames, ...postNames].map((endpoint): ContractCase => ({
  endpoint,
  title: 'exists',
  assumed: false,
  needs: [],
  changesData: false,
  createBody: (known) => createBody(endpoint, known, {}),
  createCheck: () => exists,
}));

/** All cases, in the order of the run. */
export const contractCases: readonly ContractCase[] = [
  cookieCase,
  ...pathCases,
  ...acceptedCases,
  ...refusedCases,
  ...sessionCases,
  logoutCase,
  ...endedSessionCases,
];

/**
 * Runs the cases against a server and returns the deviations by endpoint and field. Prints the operator's password
 * if the run changes it and cannot restore it.
 * @throws {TypeError} if the server does not respond.
 */
export async function runContract(options: ContractOptions): Promise<ContractReport> {
  const { token, user, password, phone } = options;
  const known: Known = { token, user, password, phone };
  const send = createConnection(options.baseUrl);
  const rows = new Map<string, ContractRow>();
  const skipped: string[] = [];
  const cases = contractCases.filter(
    ({ assumed, changesData }) =>
      (options.assumed || !assumed) && !(options.readOnly && changesData),
  );

  try {
    for (const contractCase of cases) {
      if (contractCase.needs.some((name) => known[name] === undefined)) {
        skipped.push(`${contractCase.endpoint} ${contractCase.title}`);
        continue;
      }
      for (const deviation of await runCase(contractCase, known, send)) {
        const row = createRow(contractCase, deviation);
        if (row.source === 'requirements' || options.assumed) addRow(rows, row);
      }
    }
  } finally {
    if ((known.currentPassword ?? password) !== password) {
      console.error(
        `The password of ${user} is now "${String(known.currentPassword)}": restore it.`,
      );
    }
  }
  return { rows: [...rows.values()], ran: cases.length - skipped.length, skipped };
}

async function runCase(
  { endpoint, createBody: body, createCheck, violation }: ContractCase,
  known: Known,
  send: Send,
): Promise<Deviation[]> {
  const { method, path } = endpoints[endpoint];
  // The check compares with the values before the response.
  const check = createCheck(known);
  const sent = body(known);
  const reply = await send({ method, path, body: sent, violation });
  const json = readJson(reply);
  if (isRecord(json) && json['code'] === 0) learn(known, endpoint, json['result'], sent);
  return check(reply);
}

function createRow({ endpoint, title, assumed }: ContractCase, deviation: Deviation): ContractRow {
  // The requirements name no validity.
  const isOurs = assumed || deviation.field.endsWith('.vigencia');
  return {
    endpoint,
    case: title,
    ...deviation,
    // Items of a list often deviate together. They share one row.
    field: deviation.field.replace(/\.\d+(?=\.|$)/g, '.*'),
    source: isOurs ? 'assumed' : 'requirements',
    count: 1,
  };
}

function addRow(rows: Map<string, ContractRow>, row: ContractRow): void {
  const key = [row.endpoint, row.case, row.field, row.expected].join('\n');
  const earlier = rows.get(key);
  rows.set(key, earlier ? { ...earlier, count: earlier.count + 1 } : row);
}
