import { useLayoutEffect, type RefObject } from 'react';

/** Tells the styles of the form how tall the phone's part is, which an error makes taller. */
export function usePhoneSize(phone: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = phone.current;
    const form = element?.parentElement;
    if (!element || !form) return undefined;

    function follow(): void {
      form?.style.setProperty('--phone-size', `${String(element?.offsetHeight)}px`);
    }

    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [phone]);
}
