import { useCallback, useRef, useState } from 'react';

/** What stands in the map's place: its drawing, the map on its way, the map, or the drawing again. */
export type MapState = 'drawn' | 'asked' | 'loading' | 'shown' | 'failed';

/** Tells whether an address answers. */
export type Reach = (src: string) => Promise<boolean>;

function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Loads a map when it is near or asked for; it is asked for again only by hand. */
export function useMap(src: string, reach: Reach | undefined) {
  const [state, setState] = useState<MapState>('drawn');
  const asked = useRef(false);

  const ask = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    setState('asked');
    // A question that fails is no answer.
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
