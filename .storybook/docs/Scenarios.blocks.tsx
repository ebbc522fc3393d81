import { type ScenarioId, scenarios } from '#mocks/scenarios';
import { Table } from './Table';

const ids = Object.keys(scenarios) as ScenarioId[];

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
