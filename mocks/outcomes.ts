import type { ScenarioId } from './scenarios';

/** What a screen comes to, once the network has had its say. */
export type Outcome =
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
  /** The screen and its state, as people call them. */
  title: string;
  /** What the screen comes to in each state of the network. */
  outcomes: Readonly<Record<ScenarioId | 'offline', Outcome>>;
}

/** The same outcome, whatever the network does. */
function always(outcome: Outcome): ScreenState['outcomes'] {
  return {
    ok: outcome,
    slow: outcome,
    failure: outcome,
    empty: outcome,
    code: outcome,
    session: outcome,
    busy: outcome,
    portal: outcome,
    huge: outcome,
    malformed: outcome,
    offline: outcome,
  };
}

/** What the person sees, state by network: the one table for the docs, the stories and the end-to-end tests. */
export const outcomes = {
  products: {
    title: 'Products, without a cached list',
    outcomes: { ...always('no tiles'), ok: 'tiles', slow: 'tiles' },
  },
  productsKnown: {
    title: 'Products, with the list of an earlier visit',
    outcomes: { ...always('no tiles'), ok: 'tiles', slow: 'tiles', offline: 'tiles' },
  },
  productsCached: {
    title: 'Products, with a cached list',
    outcomes: always('tiles'),
  },
  carrier: {
    title: 'Carrier, by a link from outside',
    outcomes: { ...always('no products'), ok: 'products', slow: 'products' },
  },
  carrierCached: {
    title: 'Carrier, with a cached list',
    outcomes: always('products'),
  },
  payment: {
    title: 'Payment, with a chosen product',
    outcomes: always('card'),
  },
} as const satisfies Record<string, ScreenState>;

/** The name of one of the {@link outcomes}. */
export type ScreenStateName = keyof typeof outcomes;

/** What each outcome looks like, in a sentence. */
export const sights: Readonly<Record<Outcome, string>> = {
  tiles: 'One tile for each carrier.',
  'no tiles': 'No tiles and no message; the abono tile alone.',
  products: 'The first category and its products; the phone field and Pay.',
  'no products':
    'The phone field and Pay; nothing to choose, which a line says; the way to another carrier.',
  card: 'The concept, the amount and the card form. The payment makes no call.',
};

/** What a state shows while the network keeps it waiting. */
export const waitingSights: Readonly<Partial<Record<ScreenStateName, string>>> = {
  products: 'Until the answer, nine grey places, marked as busy.',
  carrier: 'Until the answer, grey places, marked as busy; the number can be typed already.',
};

/** Something beyond the server's answers that goes wrong. */
export interface DeviceFault {
  title: string;
  /** What the person sees of it. */
  sight: string;
  /** The test that proves it: its file, and words of its title. */
  proof: readonly [file: string, title: string];
}

/** What goes wrong between the server and the page, and in the browser itself. */
export const deviceFaults: readonly DeviceFault[] = [
  {
    title: 'A redirect to another host',
    sight: 'As a failed request: nothing is sent there, the list stays empty.',
    proof: ['src/api/redirect.test.ts', 'follows no redirect'],
  },
  {
    title: 'An answer that never ends',
    sight: 'Grey places for 10 seconds, then as a failed request.',
    proof: ['src/api/request.test.ts', 'that never completes its response'],
  },
  {
    title: 'A list of 5 MB within the contract',
    sight: 'The first 10,000 products of a category; the rest is left out and logged.',
    proof: ['tests/e2e/catalogue.test.ts', 'of products is truncated at its limit'],
  },
  {
    title: 'A list asked for too often (429)',
    sight: 'It stays empty. No request follows by itself: only when the person comes back.',
    proof: ['tests/e2e/catalogue.test.ts', 'again automatically from a busy server'],
  },
  {
    title: 'A storage that is sealed, full, or broken',
    sight: 'Nothing: the purchase goes on in memory, until the page is left.',
    proof: ['tests/e2e/visit.test.ts', 'does not stop a purchase'],
  },
  {
    title: 'Refused cookies',
    sight: 'The server refuses the list, which stays empty; a list that is known sells as ever.',
    proof: ['tests/e2e/visit.test.ts', 'with refused cookies'],
  },
  {
    title: 'A clock that is years off',
    sight: 'The receipt bears the wrong date; it is paid once and kept.',
    proof: ['tests/e2e/receipt.test.ts', 'a clock before 1970'],
  },
  {
    title: 'No network at all, after an earlier visit',
    sight: 'The page opens with its last list, and a line says so.',
    proof: ['tests/e2e/offline.test.ts', 'the app opens with the last list'],
  },
];
