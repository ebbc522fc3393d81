import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The key of a visit's first entry in the router's history. */
const FIRST_ENTRY = 'default';

/**
 * The ref of a screen's heading, which takes the focus when the screen is reached from another
 * one, so that the keyboard and screen readers go on from there.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(false);
  const { key } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (key === FIRST_ENTRY) return;
    heading.current?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [key, type]);

  return heading;
}
