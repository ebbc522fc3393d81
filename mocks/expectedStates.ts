import { type ScenarioId, scenarios } from './scenarios';

/** What a screen shows after its request has settled. */
export type ExpectedState =
  /** The carriers' tiles. */
  | 'tiles'
  /** No tiles and no message: the abono tile alone. */
  | 'no tiles'
  /** The carrier's categories and products. */
  | 'products'
  /** The carrier's form without anything to choose from. */
  | 'no products'
  /** The card's form. */
  | 'card';

/** A state in which a screen is opened. */
export interface ScreenState {
  /** The name of the screen and its state. */
  title: string;
  /** What the screen shows in each state of the network. */
  expected: Readonly<Record<ScenarioId | 'offline', ExpectedState>>;
}

/** Expects the same in each state of the network. */
function always(state: ExpectedState): ScreenState['expected'] {
  const ids = [...Object.keys(scenarios), 'offline'];
  return Object.fromEntries(ids.map((id) => [id, state])) as ScreenState['expected'];
}

/** What each screen shows in each state of the network. The docs, the stories and the end-to-end tests use this table. */
export const expectedStates = {
  products: {
    title: 'Products, without a cached list',
    expected: { ...always('no tiles'), ok: 'tiles', slow: 'tiles' },
  },
  productsKnown: {
    title: 'Products, with the list of an earlier visit',
    expected: { ...always('no tiles'), ok: 'tiles', slow: 'tiles', offline: 'tiles' },
  },
  productsCached: {
    title: 'Products, with a cached list',
    expected: always('tiles'),
  },
  carrier: {
    title: 'Carrier, by a link from outside',
    expected: { ...always('no products'), ok: 'products', slow: 'products' },
  },
  carrierCached: {
    title: 'Carrier, with a cached list',
    expected: always('products'),
  },
  payment: {
    title: 'Payment, with a chosen product',
    expected: always('card'),
  },
} as const satisfies Record<string, ScreenState>;

/** The name of one of the {@link expectedStates}. */
export type ScreenStateName = keyof typeof expectedStates;

/** A sentence about each expected state. */
export const stateDescriptions: Readonly<Record<ExpectedState, string>> = {
  tiles: 'One tile for each carrier.',
  'no tiles': 'No tiles and no message; the abono tile alone.',
  products: 'The first category and its products; the phone field and Pay.',
  'no products':
    'The phone field, a line that there is nothing to choose, and a link to another carrier.',
  card: 'The concept, the amount and the card form. The payment makes no call.',
};

/** What a screen shows while its request is pending. */
export const loadingDescriptions: Readonly<Partial<Record<ScreenStateName, string>>> = {
  products: 'Until the response, nine grey placeholders, marked as busy.',
  carrier:
    'Until the response, grey placeholders, marked as busy. The phone field already accepts input.',
};

/** A fault of the connection or of the browser. */
export interface DeviceFault {
  title: string;
  /** What the user sees. */
  effect: string;
  /** The file of the test that proves it. */
  test: string;
}

/** Faults between the server and the page, and in the browser itself. */
export const deviceFaults: readonly DeviceFault[] = [
  {
    title: 'A redirect to another host',
    effect: 'As a failed request: nothing is sent to the other host, and the list stays empty.',
    test: 'src/api/request.test.ts',
  },
  {
    title: 'A response that never ends',
    effect: 'Grey placeholders for 10 seconds, then as a failed request.',
    test: 'src/api/request.test.ts',
  },
  {
    title: 'A list of 5 MB within the contract',
    effect: 'The first 10,000 products of a category. The others are omitted and logged.',
    test: 'tests/e2e/catalogue.test.ts',
  },
  {
    title: 'Too many requests of the list (429)',
    effect: 'The list stays empty. The next request is sent when the user returns to the page.',
    test: 'tests/e2e/catalogue.test.ts',
  },
  {
    title: 'A storage that is blocked, full or broken',
    effect: 'Nothing: the purchase continues in memory until the user leaves the page.',
    test: 'tests/e2e/visit.test.ts',
  },
  {
    title: 'Refused cookies',
    effect: 'The server refuses the list, which stays empty. A cached list still works.',
    test: 'tests/e2e/visit.test.ts',
  },
  {
    title: 'A clock that is wrong by years',
    effect: 'The receipt shows the wrong date. It is paid once and stored.',
    test: 'tests/e2e/receipt.test.ts',
  },
  {
    title: 'No network at all, after an earlier visit',
    effect: 'The page opens with its last list and a line about it.',
    test: 'tests/e2e/offline.test.ts',
  },
];
