import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useHasNavigated } from '#screens/visit';

/** The options of {@link useHeadingFocus}. */
export interface HeadingFocusOptions {
  /**
   * Whether the heading announces a change on the current page. It then receives the focus after every
   * kind of navigation.
   * @default false
   */
  always?: boolean;
}

/**
 * Returns the ref of a screen's heading. The heading receives the focus after a navigation from another
 * screen, for keyboard and screen reader users. On the first load, the focus does not change.
 */
export function useHeadingFocus({
  always = false,
}: HeadingFocusOptions = {}): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(false);
  const moved = useHasNavigated();
  const type = useNavigationType();

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (!always && !moved.current) return;
    heading.current?.focus({ preventScroll: true });
    // On back navigation, the browser restores the scroll position.
    if (always || type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [always, moved, type]);

  return heading;
}
