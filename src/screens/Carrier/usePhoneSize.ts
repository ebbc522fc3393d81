import { useLayoutEffect, type RefObject } from 'react';

/** Sets the CSS variable for the height of the phone section, which is taller with an error. */
export function usePhoneSize(phone: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = phone.current;
    if (element === null) return undefined;
    // An observer runs after layout and before paint. An earlier measurement would force a layout.
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
