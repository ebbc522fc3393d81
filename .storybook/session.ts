import { createSessionStore, type SessionStore } from '../src/recargas/session';
import type { Carrier, Product } from '../src/recargas/contract';

/** What the visit of a story remembers before it starts. */
export interface Remembered {
  /** The list that the visit already knows. */
  products?: readonly Carrier[] | undefined;
  /** The chosen product. */
  selection?: Product | undefined;
}

/** What a visit's beginning depends on. */
export interface StoryContext {
  /** The toolbar's values. */
  globals: Readonly<Record<string, unknown>>;
  /** The story's parameters. */
  parameters: Readonly<Record<string, unknown>>;
}

type RememberedMaker = (globals: StoryContext['globals']) => Remembered;

function isMaker(value: unknown): value is RememberedMaker {
  return typeof value === 'function';
}

/** Writes what `parameters.session` makes from the toolbar's values. */
function fill(store: SessionStore, { globals, parameters }: StoryContext): void {
  const maker = parameters['session'];
  const { products, selection } = isMaker(maker) ? maker(globals) : {};
  if (products !== undefined) store.products.write([...products]);
  if (selection !== undefined) store.selection.write(selection);
}

/** Starts the visit of a story anew, in the browser's own storage. */
export function startSession(context: StoryContext): void {
  window.sessionStorage.clear();
  fill(
    createSessionStore(() => window.sessionStorage),
    context,
  );
}

/** A visit of its own, for a story that stands beside the one under test; it is kept in memory. */
export function createOwnSession(context: StoryContext): SessionStore {
  const store = createSessionStore(() => undefined);
  fill(store, context);
  return store;
}
