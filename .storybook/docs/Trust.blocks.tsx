import { gates } from './gates';
import { Table } from './Table';

/** Every gate: its promise, its cost and the planted faults that prove it. */
export function GateTable() {
  return (
    <Table
      heads={['Gate', 'What it promises', 'What it costs', 'Planted faults']}
      label="The gates"
      rows={gates.map(({ name, command, promise, cost, proof }) => [
        <>
          {name}
          <br />
          <code>{command}</code>
        </>,
        promise,
        cost,
        proof.map((title) => title.toLowerCase()).join(', '),
      ])}
    />
  );
}
