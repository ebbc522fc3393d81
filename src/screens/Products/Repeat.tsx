import { lazy, Suspense, useLayoutEffect } from 'react';
import { useRemembered } from '#topup/remembered';
import { Place } from './Repeat.styles';
import type { RepeatListProps } from './RepeatList';

const RepeatList = lazy(() =>
  import('./RepeatList').then(
    ({ RepeatList: loaded }) => ({ default: loaded }),
    // The screen is complete without the list.
    () => ({ default: () => null }),
  ),
);

/** The remembered top-ups, whose code is loaded only if there are any. Their space is reserved. */
export function Repeat(props: RepeatListProps) {
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
