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
    <Table
      heads={['State', 'Name', 'What the server does']}
      label="The states of the network"
      rows={ids.map((id) => [
        scenarios[id].title,
        <code key={id}>{id}</code>,
        scenarios[id].server,
      ])}
    />
  );
}

/** A state's outcomes, each with the networks that lead to it. */
function outcomesOf(state: ScreenStateName): [Outcome, string[]][] {
  const found = new Map<Outcome, string[]>();
  for (const { id, title } of columns) {
    const outcome = outcomes[state].outcomes[id];
    found.set(outcome, [...(found.get(outcome) ?? []), title]);
  }
  return [...found];
}

/** What the person sees, state by network. */
export function OutcomeTable() {
  return (
    <Table
      heads={['Screen', 'Network', 'What the person sees']}
      label="What the person sees"
      rows={states.flatMap((state) =>
        outcomesOf(state).map(([outcome, titles], index) => [
          outcomes[state].title,
          titles.length === columns.length ? 'Whatever the network does' : titles.join(', '),
          `${sights[outcome]} ${index === 0 ? (waitingSights[state] ?? '') : ''}`,
        ]),
      )}
    />
  );
}

/** What else can go wrong, and the test that proves what comes of it. */
export function FaultTable() {
  return (
    <Table
      heads={['Fault', 'What the person sees', 'Proven by']}
      label="What else can go wrong"
      rows={deviceFaults.map(({ title, sight, proof: [file] }) => [
        title,
        sight,
        <code key={title}>{file}</code>,
      ])}
    />
  );
}
