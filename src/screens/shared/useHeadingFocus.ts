import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useHasNavigated } from '#screens/visit';

/** How {@link useHeadingFocus} behaves. */
export interface HeadingFocusOptions {
  /**
   * Whether the heading stands for something that has just happened on this very page, and so
   * takes the focus however the page was reached.
   * @default false
   */
  always?: boolean;
}

/**
 * The ref of a screen's heading, which takes the focus when the screen is reached from another
 * one, so that the keyboard and screen readers go on from there. A page's first load leaves the
 * focus to the browser.
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
    // On the way back, the browser itself knows the place on the page.
    if (always || type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [always, moved, type]);

  return heading;
}
