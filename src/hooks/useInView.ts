import { useEffect, useRef, type RefObject } from 'react';

/** Tells whether an element is near the viewport, at first and whenever that changes. */
export type NearListener = (near: boolean) => void;

/**
 * The ref of an element that is watched until the listener has heard that it is near.
 * `margin` widens the viewport by a CSS length or percentage. Without an observer it counts as near.
 */
export function useInView<Target extends Element>(
  margin: string,
  onChange: NearListener,
): RefObject<Target | null> {
  const target = useRef<Target>(null);

  useEffect(() => {
    if (target.current === null) return undefined;
    if (!('IntersectionObserver' in window)) {
      onChange(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.some(({ isIntersecting }) => isIntersecting);
        if (near) observer.disconnect();
        onChange(near);
      },
      { rootMargin: margin },
    );
    observer.observe(target.current);
    return () => {
      observer.disconnect();
    };
  }, [margin, onChange]);

  return target;
}
