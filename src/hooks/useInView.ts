import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Called with whether an element is near the viewport, initially and after each change. */
export type NearListener = (near: boolean) => void;

/**
 * Returns the ref of an element, which is observed until it is near the viewport. `margin` extends
 * the viewport by a CSS length or percentage. Without IntersectionObserver the element is near.
 */
export function useInView<Target extends Element>(
  margin: string,
  onChange: NearListener,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  // An effect event: a listener that changes with each render does not start another observation.
  const notify = useEffectEvent(onChange);

  useEffect(() => {
    if (target.current === null) return undefined;
    if (!('IntersectionObserver' in window)) {
      notify(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.some(({ isIntersecting }) => isIntersecting);
        if (near) observer.disconnect();
        notify(near);
      },
      { rootMargin: margin },
    );
    observer.observe(target.current);
    return () => {
      observer.disconnect();
    };
  }, [margin]);

  return target;
}
