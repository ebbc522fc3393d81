import {
  deviceFaults,
  type ExpectedState,
  expectedStates,
  type ScreenStateName,
  stateDescriptions,
  loadingDescriptions,
} from '#mocks/expectedStates';
import { type ScenarioId, scenarios } from '#mocks/scenarios';
import { Table } from './Table';

const ids = Object.keys(scenarios) as ScenarioId[];
const states = Object.keys(expectedStates) as ScreenStateName[];

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

/** The expected states of a screen, each with its states of the network. */
function expectedStatesOf(state: ScreenStateName): [ExpectedState, string[]][] {
  const found = new Map<ExpectedState, string[]>();
  for (const { id, title } of columns) {
    const expected = expectedStates[state].expected[id];
    found.set(expected, [...(found.get(expected) ?? []), title]);
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
        expectedStatesOf(state).map(([expected, titles], index) => [
          expectedStates[state].title,
          titles.length === columns.length ? 'Whatever the network does' : titles.join(', '),
          `${stateDescriptions[expected]} ${index === 0 ? (loadingDescriptions[state] ?? '') : ''}`,
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
      rows={deviceFaults.map(({ title, effect, proof: [file] }) => [
        title,
        effect,
        <code key={title}>{file}</code>,
      ])}
    />
  );
}
