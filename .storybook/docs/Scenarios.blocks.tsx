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

const TILES = 'One tile for each carrier.';
const NO_TILES = 'No tiles and no message; the abono tile alone.';
const CHOICE = 'The first category and its products; the phone field and Pay.';

const outcomes = [
  [
    'Products, without a cached list',
    'OK, Slow',
    `${TILES} Until the response, nine grey placeholders, marked as busy.`,
  ],
  ['Products, without a cached list', 'Any other', NO_TILES],
  ['Products, with the list of an earlier visit', 'OK, Slow, Offline', TILES],
  ['Products, with the list of an earlier visit', 'Any other', NO_TILES],
  ['Products, with a cached list', 'Any', TILES],
  [
    'Carrier, by a link from outside',
    'OK, Slow',
    `${CHOICE} Until the response, grey placeholders, marked as busy. The phone field already accepts input.`,
  ],
  [
    'Carrier, by a link from outside',
    'Any other',
    'The phone field, a line that there is nothing to choose, and a link to another carrier.',
  ],
  ['Carrier, with a cached list', 'Any', CHOICE],
  [
    'Payment, with a chosen product',
    'Any',
    'The concept, the amount and the card form. The payment makes no call.',
  ],
];

/** What the user sees, by state and network. */
export function OutcomeTable() {
  return (
    <Table
      heads={['Screen', 'Network', 'What the user sees']}
      label="What the user sees"
      rows={outcomes}
    />
  );
}

/** Each fault with its effect, and the file of the test that proves it. */
const faults = [
  [
    'A redirect to another host',
    'As a failed request: nothing is sent to the other host, and the list stays empty.',
    'src/api/request.test.ts',
  ],
  [
    'A response that never ends',
    'Grey placeholders for 10 seconds, then as a failed request.',
    'src/api/request.test.ts',
  ],
  [
    'A list of 5 MB within the contract',
    'The first 10,000 products of a category. The others are omitted and logged.',
    'tests/e2e/catalogue.test.ts',
  ],
  [
    'Too many requests of the list (429)',
    'The list stays empty. The next request is sent when the user returns to the page.',
    'tests/e2e/catalogue.test.ts',
  ],
  [
    'A storage that is blocked, full or broken',
    'Nothing: the purchase continues in memory until the user leaves the page.',
    'tests/e2e/visit.test.ts',
  ],
  [
    'Refused cookies',
    'The server refuses the list, which stays empty. A cached list still works.',
    'tests/e2e/visit.test.ts',
  ],
  [
    'A clock that is wrong by years',
    'The receipt shows the wrong date. It is paid once and stored.',
    'tests/e2e/receipt.test.ts',
  ],
  [
    'No network at all, after an earlier visit',
    'The page opens with its last list and a line about it.',
    'tests/e2e/offline.test.ts',
  ],
];

/** Other faults, and the test of each. */
export function FaultTable() {
  return (
    <Table
      heads={['Fault', 'What the user sees', 'Test']}
      label="Other faults"
      rows={faults.map(([title, effect, test]) => [title, effect, <code key={title}>{test}</code>])}
    />
  );
}
