import { useRef, useState } from 'react';

/** The state of the map. The drawing is shown unless the state is `shown`. */
export type MapState = 'drawing' | 'requested' | 'loading' | 'shown' | 'failed';

/** Resolves to whether the server of `src` responds. */
export type Reach = (src: string) => Promise<boolean>;

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Loads a map when it is near the viewport or when the user requests it. Only the user can retry. */
export function useMap(src: string, reach: Reach | undefined) {
  const [state, setState] = useState<MapState>('drawing');
  const requested = useRef(false);

  async function request() {
    if (requested.current) return;
    requested.current = true;
    setState('requested');
    // A rejected promise means that the server does not respond.
    requested.current = (await reach?.(src).catch(() => false)) ?? true;
    setState(requested.current ? 'loading' : 'failed');
  }

  function onNear(near: boolean) {
    if (near && !savesData()) void request();
  }

  return { state, request, onNear, onLoad: () => setState('shown') };
}
