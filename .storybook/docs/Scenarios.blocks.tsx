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

/** The outcomes of a state, each with its networks. */
function outcomesOf(state: ScreenStateName): [Outcome, string[]][] {
  const found = new Map<Outcome, string[]>();
  for (const { id, title } of columns) {
    const outcome = outcomes[state].outcomes[id];
    found.set(outcome, [...(found.get(outcome) ?? []), title]);
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
        outcomesOf(state).map(([outcome, titles], index) => [
          outcomes[state].title,
          titles.length === columns.length ? 'Any' : titles.join(', '),
          `${sights[outcome]} ${index === 0 ? (waitingSights[state] ?? '') : ''}`,
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
      rows={deviceFaults.map(({ title, sight, proof: [file] }) => [
        title,
        sight,
        <code key={title}>{file}</code>,
      ])}
    />
  );
}
