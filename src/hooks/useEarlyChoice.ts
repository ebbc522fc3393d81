import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Reports what the user has chosen before hydration, which keeps it in the element and does not report it.
 * @param current The choice that is rendered.
 * @param read Returns the choice in the element, if any.
 * @param choose Called with the choice in the element, if it is another one.
 * @returns The ref of the element.
 */
export function useEarlyChoice<Root extends Element, Choice>(
  current: Choice | undefined,
  read: (element: Root) => Choice | undefined,
  choose: (early: Choice) => void,
): RefObject<Root | null> {
  const element = useRef<Root>(null);
  const adopt = useEffectEvent(() => {
    const early = element.current === null ? undefined : read(element.current);
    if (early !== undefined && early !== current) choose(early);
  });

  useEffect(() => adopt(), []);

  return element;
}
