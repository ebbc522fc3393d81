import { useEffect, useState, type RefObject } from 'react';
import { contrast } from '#theme/contrast';

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Paints colours over each other, the first one at the bottom. Returns the result as `#RRGGBB`, and whether it is opaque. */
function paint(colors: readonly string[]): { hex: string; isOpaque: boolean } {
  if (canvas === null) return { hex: '#000000', isOpaque: true };
  canvas.clearRect(0, 0, 1, 1);
  for (const color of colors) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  const { data } = canvas.getImageData(0, 0, 1, 1);
  const digits = Array.from(data.slice(0, 3), (value) => value.toString(16).padStart(2, '0'));
  return { hex: `#${digits.join('')}`, isOpaque: data[3] === 255 };
}

/** The backgrounds of an element: its own, and those of the pseudo-elements behind its content. */
function ownBackgrounds(element: Element): string[] {
  const layers = [undefined, '::before', '::after'].map((name) => getComputedStyle(element, name));
  return layers
    .filter(
      ({ content, zIndex }, index) => index === 0 || (content !== 'none' && Number(zIndex) < 0),
    )
    .map(({ backgroundColor }) => backgroundColor);
}

/** The backgrounds behind an element, down to the first opaque one, the lowest first. */
function backgroundsOf(element: Element | null): string[] {
  if (element === null) return [];
  const own = ownBackgrounds(element);
  return paint(own).isOpaque ? own : [...backgroundsOf(element.parentElement), ...own];
}

/** Whether the element has visible text or a wordmark, and is not disabled (WCAG 2.2, 1.4.3). */
function hasText(element: Element): boolean {
  const isDisabled = element.closest(':disabled, [aria-disabled="true"], [aria-hidden="true"]');
  if (isDisabled !== null || element.getBoundingClientRect().width < 2) return false;
  if (element.matches('input, svg[role="img"]')) return true;
  return Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

/** The lowest contrast ratio of the text in an element, as rendered; undefined if it has no text. */
function lowestContrast(root: Element): number | undefined {
  const ratios = Array.from(root.querySelectorAll('*'))
    .filter(hasText)
    .map((element) => {
      const part = element.matches('input:placeholder-shown') ? '::placeholder' : undefined;
      const back = backgroundsOf(element);
      const front = [...back, getComputedStyle(element, part).color];
      return contrast(paint(front).hex, paint(back).hex);
    });
  return ratios.length === 0 ? undefined : Math.min(...ratios);
}

/** The lowest contrast ratio of the text in an element, measured again after each change. */
export function useLowestContrast(ref: RefObject<Element | null>): number | undefined {
  const [lowest, setLowest] = useState<number>();
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    let frame = 0;
    function measure() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (current !== null) setLowest(lowestContrast(current));
      });
    }
    const observer = new MutationObserver(measure);
    observer.observe(current, { attributes: true, childList: true, subtree: true });
    observer.observe(document.documentElement, { attributes: true });
    measure();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
  return lowest;
}
