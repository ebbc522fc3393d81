import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

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
        const inView = entries.some(({ isIntersecting }) => isIntersecting);
        if (inView) observer.disconnect();
        notify(inView);
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
