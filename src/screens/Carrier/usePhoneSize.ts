import { useLayoutEffect, type RefObject } from 'react';

/** Gives the form's styles the height of the phone's part, which an error makes taller. */
export function usePhoneSize(phone: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = phone.current;
    if (element === null) return undefined;
    // An observer is called after layout and before paint: to measure earlier would force a layout.
    const observer = new ResizeObserver(([entry]) => {
      const [{ blockSize } = { blockSize: 0 }] = entry?.borderBoxSize ?? [];
      const size = `${String(Math.round(blockSize))}px`;
      element.parentElement?.style.setProperty('--phone-size', size);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [phone]);
}
