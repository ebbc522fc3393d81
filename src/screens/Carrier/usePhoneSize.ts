import { useLayoutEffect, type RefObject } from 'react';

/** Tells the styles of the bar below it how tall the phone's part is, which an error makes taller. */
export function usePhoneSize(
  phone: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    // Told after each layout and before it is painted: to ask for it earlier would cost one more.
    const observer = new ResizeObserver(([entry]) => {
      const [{ blockSize } = { blockSize: 0 }] = entry?.borderBoxSize ?? [];
      bar.current?.style.setProperty('--phone-size', `${String(Math.round(blockSize))}px`);
    });
    if (phone.current !== null) observer.observe(phone.current);
    return () => {
      observer.disconnect();
    };
  }, [phone, bar]);
}
