import { useSyncExternalStore, type RefObject } from 'react';

/**
 * Returns the value of the checked radio in a group, or `initial` before the group is in the document. The
 * document is its owner: a reset of the form, and the user before hydration, change it without React. The
 * render after a reset also restores the value of a controlled group.
 */
export function useCheckedValue(
  group: RefObject<HTMLFieldSetElement | null>,
  initial: string | undefined,
): string | undefined {
  function subscribe(onChange: () => void) {
    const listeners = new AbortController();
    const { signal } = listeners;
    group.current?.addEventListener('change', onChange, { signal });
    // The browser resets the radios after this event.
    group.current?.form?.addEventListener('reset', () => setTimeout(onChange), { signal });
    return () => listeners.abort();
  }

  return useSyncExternalStore(
    subscribe,
    () => {
      if (group.current === null) return initial;
      return group.current.querySelector<HTMLInputElement>('input:checked')?.value;
    },
    () => initial,
  );
}
