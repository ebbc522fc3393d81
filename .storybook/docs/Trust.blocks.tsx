import { useEffect, useState } from 'react';
import { gates } from './gates';
import { Prose } from './Page';
import { Table } from './Table';

const MATRIX = './reports/matrix/index.html';

/** A link to the results of the last matrix, or what makes them. */
export function MatrixLink() {
  const [summary, setSummary] = useState<string | undefined>();
  useEffect(() => {
    const stop = new AbortController();
    async function read(): Promise<void> {
      const response = await fetch(MATRIX, { signal: stop.signal });
      // A server may answer an address that it does not know with a page of its own.
      const found = /data-summary="([^"]+)"/.exec(await response.text());
      setSummary(response.ok ? found?.[1] : undefined);
    }
    read().catch(() => {
      setSummary(undefined);
    });
    return () => {
      stop.abort();
    };
  }, []);
  return (
    <Prose>
      {summary === undefined ? (
        <p>
          It was not run in this copy yet: <code>npm run test:matrix</code>.
        </p>
      ) : (
        <p>
          <a href={MATRIX} rel="noreferrer" target="_blank">
            {summary}
          </a>
        </p>
      )}
    </Prose>
  );
}

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
          <td>{proof.map((title) => title.replaceAll('-', ' ')).join(', ')}</td>
        </tr>
      ))}
    </Table>
  );
}
