import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Carousel } from '#components/Carousel';
import { ImageSlider } from '#components/ImageSlider';
import { counter, map, shop } from '#theme/pictures';
import { render } from '#theme/testing/render';

const images = Object.entries({ shop, counter, map }).map(([alt, file]) => ({ ...file, alt }));

function shownPicture(): string | undefined {
  return document.querySelector<HTMLImageElement>('[aria-hidden=false] img')?.alt;
}

test('a carousel shows the picture to which the user scrolls', async () => {
  render(<Carousel images={images} label="Fotos" nextLabel="Siguiente" previousLabel="Anterior" />);
  const list = document.querySelector('[aria-live]');
  list?.scrollTo({ left: list.clientWidth, behavior: 'instant' });
  await expect.poll(shownPicture).toBe('counter');
  await userEvent.click(page.getByRole('button', { name: 'Siguiente' }));
  await userEvent.click(page.getByRole('button', { name: 'Siguiente' }));
  expect(shownPicture()).toBe('shop');
  await expect.poll(() => list?.scrollLeft).toBe(0);
});

test('the arrow keys move a carousel', async () => {
  render(<Carousel images={images} label="Fotos" nextLabel="Siguiente" previousLabel="Anterior" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shownPicture).toBe('counter');
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

const slider = (
  <ImageSlider
    images={images}
    interval={100}
    label="Fotos"
    pauseLabel="Parar"
    playLabel="Iniciar"
    playing
  />
);

/** Expects the first picture until the pointer, which rests on the slider, leaves. */
async function expectPause(): Promise<void> {
  for (let time = 0; time < 500; time += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shownPicture()).toBe('shop');
  }
  await userEvent.unhover(page.getByRole('region'));
  await expect.poll(shownPicture).not.toBe('shop');
}

test('a slider that appears under a resting pointer pauses', async () => {
  const { rerender } = render(<p style={{ blockSize: 300 }}>Cargando</p>);
  await userEvent.hover(page.getByText('Cargando'));
  rerender(slider);
  await expectPause();
});

test('a slider that is hydrated under a resting pointer pauses', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(slider);
  await userEvent.hover(page.getByRole('region'));
  const root = hydrateRoot(container, slider);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expectPause();
});
