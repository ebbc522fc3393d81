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
  'no products': 'The phone field and Pay; nothing to choose, no message. Pay asks for a package.',
  card: 'The concept, the amount and the card form. The payment makes no call.',
};

/** What a state shows while the network keeps it waiting. */
export const waitingSights: Readonly<Partial<Record<ScreenStateName, string>>> = {
  products: 'Until the answer, nine grey places, marked as busy.',
  carrier: 'Until the answer, grey places, marked as busy; the number can be typed already.',
};
