import { useEffect, useState, type RefObject } from 'react';
import { contrast } from '#theme/contrast';

/** A colour as red, green, blue and alpha, 0 to 255. */
type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Paints colours over each other, the first one at the bottom, and returns the result. */
function paint(colors: readonly string[]): Pixel {
  if (canvas === null) return [0, 0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  for (const color of colors) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

function hex(pixel: Pixel): string {
  return `#${Array.from(pixel.slice(0, 3), (value) => value.toString(16).padStart(2, '0')).join('')}`;
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
function backgroundsOf(element: Element): string[] {
  const backgrounds: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = ownBackgrounds(at);
    backgrounds.unshift(...own);
    if (paint(own)[3] === 255) break;
  }
  return backgrounds;
}

/** Whether the element has visible text or a wordmark, and is not disabled (WCAG 2.2, 1.4.3). */
function hasText(element: Element): boolean {
  const isDisabled = element.closest(':disabled, [aria-disabled="true"], [aria-hidden="true"]');
  if (isDisabled !== null || element.getBoundingClientRect().width < 2) return false;
  if (element instanceof HTMLInputElement || element.matches('svg[role="img"]')) return true;
  return Array.from(element.childNodes).some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

/** The colour of the text, the placeholder or the wordmark of an element. */
function colorOf(element: Element): string {
  if (element.matches('input:placeholder-shown')) {
    return getComputedStyle(element, '::placeholder').color;
  }
  return getComputedStyle(element).color;
}

/** The lowest contrast ratio of the text in an element, as rendered; undefined if it has no text. */
function lowestContrast(root: Element): number | undefined {
  const ratios = Array.from(root.querySelectorAll('*'))
    .filter(hasText)
    .map((element) => {
      const back = backgroundsOf(element);
      const front = [...back, colorOf(element)];
      return contrast(hex(paint(front)), hex(paint(back)));
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
