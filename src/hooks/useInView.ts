import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of an element, which is observed until it is in view. `margin` extends the viewport by a CSS
 * length or percentage. `onChange` is called initially and after each change. Without IntersectionObserver, as
 * in jsdom, the element is in view.
 */
export function useInView<Target extends Element>(
  margin: string,
  onChange: (inView: boolean) => void,
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
        const inView = entries.some(({ isIntersecting }) => isIntersecting);
        if (inView) observer.disconnect();
        onChange(inView);
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
