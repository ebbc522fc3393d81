import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Carousel } from '#components/Carousel';
import { ImageSlider } from '#components/ImageSlider';
import { counter, map, shop } from '#theme/pictures';
import { render } from '#theme/testing/render';

const images = Object.entries({ shop, counter, map }).map(([alt, file]) => ({ ...file, alt }));

function shownPicture(): string | undefined {
  return document.querySelector<HTMLImageElement>('[aria-hidden=false] img')?.alt;
}

function point(type: string, clientX: number, isPrimary = true, clientY = 0): void {
  const init = { bubbles: true, isPrimary, clientX, clientY };
  document.querySelector('[aria-live]')?.dispatchEvent(new PointerEvent(type, init));
}

test('zooming and scrolling by touch on a slide do not show another one', () => {
  render(<Carousel images={images} label="Fotos" nextLabel="Siguiente" previousLabel="Anterior" />);
  point('pointerdown', 300);
  point('pointerdown', 200, false);
  point('pointerup', 100, false);
  point('pointerup', 400);
  point('pointerdown', 300, false);
  point('pointerup', 100, false);
  point('pointerdown', 300);
  point('pointerup', 240, true, 120);
  expect(shownPicture()).toBe('shop');
  const slides = document.querySelector('[aria-live]');
  expect(slides && getComputedStyle(slides).touchAction).toBe('pan-y pinch-zoom');
});

function advance(time: number): void {
  flushSync(() => vi.advanceTimersByTime(time));
}

function renderSlider(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render(
    <ImageSlider images={images} label="Fotos" pauseLabel="Parar" playLabel="Iniciar" playing />,
  );
}

test('a slider moves by one, and reverses at either end', () => {
  renderSlider();
  const seen = Array.from({ length: 6 }, () => {
    const picture = shownPicture();
    advance(5000);
    return picture;
  });
  expect(seen).toEqual(['shop', 'counter', 'map', 'counter', 'shop', 'counter']);
});

test('a slider shows the picture that the user selects for the complete interval', () => {
  renderSlider();
  advance(4000);
  flushSync(() => document.querySelector<HTMLElement>('[aria-label="counter"]')?.click());
  advance(4999);
  expect(shownPicture()).toBe('counter');
  advance(1);
  expect(shownPicture()).toBe('map');
});
