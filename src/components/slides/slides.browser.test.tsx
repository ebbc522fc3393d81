import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { Carousel } from '#components/Carousel';
import { ImageSlider } from '#components/ImageSlider';
import { GlobalStyle } from '#theme/GlobalStyle';
import { counter, map, shop } from '#theme/pictures';
import { render } from '#theme/testing/render';

const images = Object.entries({ shop, counter, map }).map(([alt, file]) => ({ ...file, alt }));

function shownPicture(): string | undefined {
  return document.querySelector<HTMLImageElement>('[aria-hidden=false] img')?.alt;
}

const carousel = (
  <Carousel images={images} label="Fotos" nextLabel="Siguiente" previousLabel="Anterior" />
);

/** Renders a component on the server, and returns a function that hydrates it. */
function prerender(component: ReactNode): () => void {
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(
    <>
      <GlobalStyle />
      {component}
    </>,
  );
  return () => {
    const root = hydrateRoot(
      container,
      <>
        <GlobalStyle />
        {component}
      </>,
    );
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
  };
}

test('a carousel shows the picture to which the user scrolls', async () => {
  render(carousel);
  const list = document.querySelector('[aria-live]');
  list?.scrollTo({ left: list.clientWidth, behavior: 'instant' });
  await expect.poll(shownPicture).toBe('counter');
  await userEvent.click(page.getByRole('button', { name: 'Siguiente' }));
  await userEvent.click(page.getByRole('button', { name: 'Siguiente' }));
  expect(shownPicture()).toBe('shop');
  await expect.poll(() => list?.scrollLeft).toBe(0);
});

test('a carousel shows the picture to which the user has scrolled before hydration', async () => {
  const hydrate = prerender(carousel);
  const list = document.querySelector('[aria-live]');
  list?.scrollTo({ left: list.clientWidth, behavior: 'instant' });
  expect(list?.scrollLeft).toBeGreaterThan(0);
  hydrate();
  await expect.poll(shownPicture).toBe('counter');
});

test('a carousel that scrolls smoothly follows quick presses', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  onTestFinished(() => commands.emulateMedia({ reducedMotion: 'reduce' }));
  render(carousel);
  const list = document.querySelector('[aria-live]');
  const next = page.getByRole('button', { name: 'Siguiente' });
  await userEvent.click(next);
  await userEvent.click(next);
  await expect.poll(shownPicture).toBe('map');
  await expect.poll(() => list?.scrollLeft).toBe(2 * (list?.clientWidth ?? NaN));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(shownPicture()).toBe('map');
});

test('the arrow keys move a carousel', async () => {
  render(carousel);
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
  const hydrate = prerender(slider);
  await userEvent.hover(page.getByRole('region'));
  hydrate();
  await expectPause();
});

test('a slider moves on after a touch, although its `:hover` still matches', async () => {
  render(slider);
  const region = page.getByRole('region');
  await userEvent.hover(region);
  const init = { bubbles: true, pointerType: 'touch', relatedTarget: document.body };
  region.element().firstElementChild?.dispatchEvent(new PointerEvent('pointerout', init));
  await expect.poll(shownPicture).not.toBe('shop');
  expect(region.element().matches(':hover')).toBe(true);
});
