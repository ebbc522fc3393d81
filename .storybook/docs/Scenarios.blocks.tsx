import styled from 'styled-components';
import {
  deviceFaults,
  type Outcome,
  outcomes,
  type ScreenStateName,
  sights,
  waitingSights,
} from '#mocks/outcomes';
import { type ScenarioId, scenarios } from '#mocks/scenarios';
import { color, font, radius, size, space } from '#theme/tokens';

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: 400 ${size.sm} / 1.45 ${font.body};

  & th,
  & td {
    min-inline-size: 8rem;
    padding: ${space(3)} ${space(4)};
    text-align: start;
    vertical-align: top;
  }

  & th {
    font-weight: 700;
  }

  & thead th {
    color: ${color.ink2};
    font-size: ${size.xs};
  }

  & tbody tr {
    border-block-start: 1px solid ${color.hairline};
  }

  & code {
    font-family: ${font.mono};
  }
`;

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
    <Scroller aria-label="The states of the network" data-scroll role="region" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Name</th>
            <th scope="col">What the server does</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row">{scenarios[id].title}</th>
              <td>
                <code>{id}</code>
              </td>
              <td>{scenarios[id].server}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
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
    <Scroller aria-label="What the person sees" data-scroll role="region" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Screen</th>
            <th scope="col">Network</th>
            <th scope="col">What the person sees</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </Table>
    </Scroller>
  );
}

/** What else can go wrong, and the test that proves what comes of it. */
export function FaultTable() {
  return (
    <Scroller aria-label="What else can go wrong" data-scroll role="region" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Fault</th>
            <th scope="col">What the person sees</th>
            <th scope="col">Proven by</th>
          </tr>
        </thead>
        <tbody>
          {deviceFaults.map(({ title, sight, proof }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{sight}</td>
              <td>
                <code>{proof[0]}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
