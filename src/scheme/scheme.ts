import { useSyncExternalStore } from 'react';
import { createStore } from '#hooks/createStore';
import { storageKeys } from '#storage/keys';
import { createSafeStorage } from '#storage/safeStorage';

/** The scheme of the system, or the one that the user chose. */
export type SchemeChoice = 'system' | 'light' | 'dark';

const storage = createSafeStorage(() => window.localStorage);

/** The number of changes on this page: the choice itself is the attribute of the root element. */
const changes = createStore(0);

function readChoice(): SchemeChoice {
  const { scheme } = document.documentElement.dataset;
  if (scheme === undefined) return 'system';
  return scheme.endsWith('dark') ? 'dark' : 'light';
}

/** Applies a choice to the page, and stores it for the next visit. */
export function chooseScheme(choice: SchemeChoice): void {
  const { dataset } = document.documentElement;
  storage.set(storageKeys.scheme, choice === 'system' ? undefined : choice);
  if (choice === 'system') delete dataset['scheme'];
  else dataset['scheme'] = choice;
  changes.set(changes.getSnapshot() + 1);
}

/** Returns the user's choice of a scheme: the system's on the server and during hydration. */
export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(changes.subscribe, readChoice, () => 'system');
}
