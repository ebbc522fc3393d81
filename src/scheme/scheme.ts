import { useSyncExternalStore } from 'react';
import { storageKeys } from '#storage/keys';
import { localStore } from '#storage/safeStorage';
import { listen } from '#utils/listen';
import { schemeOf } from './applyStoredScheme';

/** The scheme of the system, or the one that the user chose. */
export type SchemeChoice = 'system' | 'light' | 'dark';

/** Returns the choice of the page, which is the attribute of the root element. */
function readChoice(): SchemeChoice {
  const { scheme } = document.documentElement.dataset;
  if (scheme === undefined) return 'system';
  return scheme.endsWith('dark') ? 'dark' : 'light';
}

function applyChoice(choice: SchemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['scheme'];
  else dataset['scheme'] = choice;
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  // Another tab has stored a choice.
  const stop = listen(window, ['storage'], ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.scheme) applyChoice(schemeOf(newValue) ?? 'system');
  });
  return () => {
    observer.disconnect();
    stop();
  };
}

/** Applies a choice to the page, and stores it for the next visit and for other tabs. */
export function chooseScheme(choice: SchemeChoice): void {
  localStore.set(storageKeys.scheme, choice === 'system' ? undefined : choice);
  applyChoice(choice);
}

/** Returns the user's choice of a scheme: the system's on the server and during hydration. */
export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}
