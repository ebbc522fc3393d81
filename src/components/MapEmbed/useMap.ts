import { useCallback, useRef, useState } from 'react';

/** The state of the map. The drawing is shown unless the state is `shown`. */
export type MapState = 'drawn' | 'asked' | 'loading' | 'shown' | 'failed';

/** Resolves to whether the server of `src` responds. */
export type Reach = (src: string) => Promise<boolean>;

function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Loads a map when it is near or when the user requests it. Only the user can retry. */
export function useMap(src: string, reach: Reach | undefined) {
  const [state, setState] = useState<MapState>('drawn');
  const asked = useRef(false);

  const ask = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    setState('asked');
    // A rejected promise means that the server does not respond.
    const answers = (await reach?.(src).catch(() => false)) ?? true;
    asked.current = answers;
    setState(answers ? 'loading' : 'failed');
  }, [reach, src]);

  const onNear = useCallback(
    (near: boolean) => {
      if (near && !savesData()) void ask();
    },
    [ask],
  );

  return {
    state,
    ask,
    onNear,
    onLoad: () => {
      setState('shown');
    },
  };
}
