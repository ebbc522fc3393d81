import { MemoryStorage } from './memoryStorage';
import { createSessionStore } from '#storage/session';
import type { Carrier, Product } from '#api/contract';

/** What the visit of a story remembers before it starts. */
export interface SeededSession {
  /** The list that the visit already knows. */
  products?: readonly Carrier[] | undefined;
  /** The chosen product. */
  selection?: Product | undefined;
}

/** What a visit's beginning depends on. */
interface StoryContext {
  /** The toolbar's values. */
  globals: Readonly<Record<string, unknown>>;
  /** The story's parameters. */
  parameters: Readonly<Record<string, unknown>>;
}

type RememberedMaker = (globals: StoryContext['globals']) => SeededSession;

/** Gives this document its own storage: frames and pages of one origin would overwrite each other's. */
export function isolateSession(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
  }
}

/** Starts the visit of a story anew, with what `parameters.session` makes from the toolbar's values. */
export function startSession({ globals, parameters }: StoryContext): void {
  window.sessionStorage.clear();
  window.localStorage.removeItem('lastProducts');
  // With the fixed folios of a test, each story would pay the same purchase.
  window.localStorage.removeItem('paidPurchases');
  window.localStorage.removeItem('scheme');
  const store = createSessionStore(() => window.sessionStorage);
  const remember = parameters['session'] as RememberedMaker | undefined;
  const { products, selection } = remember?.(globals) ?? {};
  if (products !== undefined) store.products.write([...products]);
  if (selection !== undefined) store.selection.write(selection);
}
