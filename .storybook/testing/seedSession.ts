import { MemoryStorage } from './memoryStorage';
import { createAppStorage } from '#storage/appStorage';
import type { Carrier, Product } from '#api/contract';

/** The session of a story before it starts. */
export interface SeededSession {
  /** The stored product list. */
  products?: readonly Carrier[] | undefined;
  /** The chosen product. */
  selection?: Product | undefined;
}

/** The part of the story context that {@link startSession} reads. */
interface StoryContext {
  /** The values of the toolbars. */
  globals: Readonly<Record<string, unknown>>;
  /** The story's parameters. */
  parameters: Readonly<Record<string, unknown>>;
}

type SessionFactory = (globals: StoryContext['globals']) => SeededSession;

/** Replaces web storage with one in memory: frames and pages of one origin would share it. */
export function isolateSession(): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: new MemoryStorage() });
  }
}

/** Clears the session and seeds it with the result of `parameters.session`. */
export function startSession({ globals, parameters }: StoryContext): void {
  window.sessionStorage.clear();
  window.localStorage.removeItem('lastProducts');
  // Tests fix the folios, so every story would pay the same purchase.
  window.localStorage.removeItem('paidPurchases');
  window.localStorage.removeItem('scheme');
  const store = createAppStorage(() => window.sessionStorage);
  const createSession = parameters['session'] as SessionFactory | undefined;
  const { products, selection } = createSession?.(globals) ?? {};
  if (products !== undefined) store.products.write([...products]);
  if (selection !== undefined) store.selection.write(selection);
}
