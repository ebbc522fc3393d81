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

/** The scenarios and the offline state, with their titles. */
const columns = [
  ...ids.map((id) => ({ id, title: scenarios[id].title })),
  { id: 'offline', title: 'Offline' },
] as const;

/** The scenarios, and what the server does in each. */
export function ServerTable() {
  return (
    <Table
      heads={['Scenario', 'Name', 'What the server does']}
      label="The scenarios"
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

/** What the user sees, by state and network. */
export function OutcomeTable() {
  return (
    <Table
      heads={['Screen', 'Network', 'What the user sees']}
      label="What the user sees"
      rows={states.flatMap((state) =>
        expectedStatesOf(state).map(([expected, titles], index) => [
          expectedStates[state].title,
          titles.length === columns.length ? 'Any' : titles.join(', '),
          `${stateDescriptions[expected]} ${index === 0 ? (loadingDescriptions[state] ?? '') : ''}`,
        ]),
      )}
    />
  );
}

/** Other faults, and the test of each. */
export function FaultTable() {
  return (
    <Table
      heads={['Fault', 'What the user sees', 'Test']}
      label="Other faults"
      rows={deviceFaults.map(({ title, effect, test }) => [
        title,
        effect,
        <code key={title}>{test}</code>,
      ])}
    />
  );
}
