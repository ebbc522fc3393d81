import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useHasNavigated } from './NavigationProvider';

/**
 * Returns the ref of a screen's heading. The heading receives the focus after a navigation from another
 * screen, for keyboard and screen reader users. On the first load, the focus does not change, unless `always`
 * is set for a heading that announces a change on the current page.
 */
export function useHeadingFocus(always = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHandled = useRef(false);
  const hasNavigated = useHasNavigated();
  const type = useNavigationType();

  useEffect(() => {
    if (isHandled.current) return;
    isHandled.current = true;
    if (!always && !hasNavigated.current) return;
    heading.current?.focus({ preventScroll: true });
    // An inert preview does not scroll the page around it.
    if (document.activeElement !== heading.current) return;
    // On back navigation, the browser restores the scroll position.
    if (always || type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [always, hasNavigated, type]);

  return heading;
}
