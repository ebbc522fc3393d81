import { lazy, Suspense, useLayoutEffect } from 'react';
import { useRemembered, type RememberedStore } from '#topup/remembered';
import type { CarriersState } from '../data/useCarriers';
import { Place } from './Repeat.styles';

const RepeatList = lazy(() =>
  import('./RepeatList').then(
    ({ RepeatList: loaded }) => ({ default: loaded }),
    // The screen is complete without the list.
    () => ({ default: () => null }),
  ),
);

export interface RepeatProps {
  /** The store of the remembered top-ups. */
  remembered: RememberedStore;
  /** The product list, which has today's prices. */
  state: CarriersState;
}

/** The remembered top-ups, whose code is loaded only if there are any. Their space is reserved. */
export function Repeat(props: RepeatProps) {
  const count = useRemembered(props.remembered)?.length;

  // Replaces the attribute of the boot script, so that the space is right after a change, too.
  useLayoutEffect(() => {
    if (count !== undefined) document.documentElement.dataset['remembered'] = String(count);
  }, [count]);

  if (count === 0) return null;
  return (
    <Place>
      {count !== undefined && (
        <Suspense>
          <RepeatList {...props} />
        </Suspense>
      )}
    </Place>
  );
}
