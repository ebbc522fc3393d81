import {
  deviceFaults,
  type Outcome,
  outcomes,
  type ScreenStateName,
  sights,
  waitingSights,
} from '#mocks/outcomes';
import { type ScenarioId, scenarios } from '#mocks/scenarios';
import { Table } from './Table';

const ids = Object.keys(scenarios) as ScenarioId[];
const states = Object.keys(outcomes) as ScreenStateName[];

/** The network's states by the names that people know them by. */
const columns = [
  ...ids.map((id) => ({ id, title: scenarios[id].title })),
  { id: 'offline', title: 'Offline' },
] as const;

/** The states of the network, and what the server does in each. */
export function ServerTable() {
  return (
    <Table label="The states of the network" heads={['State', 'Name', 'What the server does']}>
      {ids.map((id) => (
        <tr key={id}>
          <th scope="row">{scenarios[id].title}</th>
          <td>
            <code>{id}</code>
          </td>
          <td>{scenarios[id].server}</td>
        </tr>
      ))}
    </Table>
  );
}

/** A state's outcomes, each with the networks that lead to it. */
function rowsOf(state: ScreenStateName): [Outcome, string[]][] {
  const rows = new Map<Outcome, string[]>();
  for (const { id, title } of columns) {
    const outcome = outcomes[state].outcomes[id];
    rows.set(outcome, [...(rows.get(outcome) ?? []), title]);
  }
  return [...rows];
}

function networks(titles: readonly string[]): string {
  return titles.length === columns.length ? 'Whatever the network does' : titles.join(', ');
}

/** What the person sees, state by network. */
export function OutcomeTable() {
  return (
    <Table label="What the person sees" heads={['Screen', 'Network', 'What the person sees']}>
      {states.flatMap((state) =>
        rowsOf(state).map(([outcome, titles], index) => (
          <tr key={`${state} ${outcome}`}>
            <th scope="row">{outcomes[state].title}</th>
            <td>{networks(titles)}</td>
            <td>
              {sights[outcome]} {index === 0 && waitingSights[state]}
            </td>
          </tr>
        )),
      )}
    </Table>
  );
}

/** What else can go wrong, and the test that proves what comes of it. */
export function FaultTable() {
  return (
    <Table label="What else can go wrong" heads={['Fault', 'What the person sees', 'Proven by']}>
      {deviceFaults.map(({ title, sight, proof }) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td>{sight}</td>
          <td>
            <code>{proof[0]}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}
