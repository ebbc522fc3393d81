import { gates } from './gates';
import { Table } from './Table';

/** Every gate: its promise, its cost and the planted faults that prove it. */
export function GateTable() {
  return (
    <Table
      heads={['Gate', 'What it promises', 'What it costs', 'Planted faults']}
      label="The gates"
    >
      {gates.map(({ name, command, promise, cost, proof }) => (
        <tr key={name}>
          <th scope="row">
            {name}
            <br />
            <code>{command}</code>
          </th>
          <td>{promise}</td>
          <td>{cost}</td>
          <td>{proof.map((title) => title.toLowerCase()).join(', ')}</td>
        </tr>
      ))}
    </Table>
  );
}
