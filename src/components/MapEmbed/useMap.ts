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

/** One that rejects has not answered. */
async function hasAnswer(src: string, reach: Reach | undefined): Promise<boolean> {
  try {
    return (await reach?.(src)) ?? true;
  } catch {
    return false;
  }
}

/** Loads a map when it is near or asked for; it is asked for again only by hand. */
export function useMap(src: string, reach: Reach | undefined) {
  const [state, setState] = useState<MapState>('drawn');
  const asked = useRef(false);

  const ask = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    setState('asked');
    const answers = await hasAnswer(src, reach);
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
