import { useEffect, type RefObject } from 'react';

/** Keeps what the buyer is at in sight: the focused control, else the product just chosen. */
function uncover(form: Element): void {
  const held = form.querySelector(':focus') ?? form.querySelector('input:checked');
  const box = held?.getBoundingClientRect();
  const isInView = box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
  if (isInView) held?.scrollIntoView({ block: 'nearest' });
}

/**
 * While a bar sticks to the page's lower edge, keeps as much of the page free of scrolling as the
 * bar covers, so that what takes the focus never comes to lie under it (WCAG 2.4.11). It follows the
 * bar's real height, which grows with the chosen product's text.
 */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const form = element.parentElement;
    const { style } = document.documentElement;
    let covered = 0;
    let isPressed = false;

    function follow(): void {
      if (element === null) return;
      // In the side panel it is sticky, too, but covers nothing.
      const isBar = element.offsetWidth === form?.offsetWidth;
      const isSticky = isBar && getComputedStyle(element).position === 'sticky';
      const height = isSticky ? element.offsetHeight : 0;
      if (height === covered) return;
      const grows = height > covered;
      covered = height;
      // Room for the focus outline, too.
      style.scrollPaddingBlockEnd = isSticky ? `${String(height + 8)}px` : '';
      if (grows && form) uncover(form);
    }

    // Firefox and WebKit leave what takes the focus under the bar: all that is in the window counts as
    // in sight. What is pressed stays under the finger.
    function onFocus(): void {
      if (covered > 0 && !isPressed && form) uncover(form);
    }

    // WebKit scrolls as it likes once the focus has come: what is held down has been seen by then.
    function onRelease(): void {
      if (covered > 0 && form?.contains(document.activeElement)) uncover(form);
    }

    function onPress({ type }: Event): void {
      isPressed = type === 'pointerdown';
    }

    const observer = new ResizeObserver(follow);
    observer.observe(element);
    form?.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onPress);
    document.addEventListener('keyup', onRelease);
    window.addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      form?.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onPress);
      document.removeEventListener('keyup', onRelease);
      window.removeEventListener('resize', follow);
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}
