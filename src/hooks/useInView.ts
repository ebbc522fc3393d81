import { useEffect, useRef, type RefObject } from 'react';

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
