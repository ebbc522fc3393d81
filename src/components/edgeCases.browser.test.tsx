import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Carousel } from '#components/Carousel';
import { CategoryList } from '#components/CategoryList';
import { ImageSlider } from '#components/ImageSlider';
import { InfoDialog } from '#components/InfoDialog';
import { MapEmbed } from '#components/MapEmbed';
import { counter, map, shop, type PictureFile } from '#theme/pictures';

let container: HTMLElement;
let root: Root;

function show(element: ReactElement): void {
  flushSync(() => root.render(element));
}

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
});

function imagesOf(pictures: Record<string, PictureFile>) {
  return Object.entries(pictures).map(([alt, picture]) => ({ ...picture, alt }));
}

function carousel(count: number) {
  const images = imagesOf({ shop, counter, map }).slice(0, count);
  return <Carousel images={images} label="Fotos" nextLabel="Siguiente" previousLabel="Anterior" />;
}

function shownPicture(): string | undefined {
  return container.querySelector<HTMLImageElement>('[data-position=current] img')?.alt;
}

test('a carousel shows its last picture when the number of pictures decreases', async () => {
  show(carousel(3));
  await userEvent.click(page.getByRole('button', { name: 'Anterior' }));
  show(carousel(2));
  expect(shownPicture()).toBe('counter');
});

test('a slider can show a picture twice', () => {
  const onError = vi.spyOn(console, 'error');
  show(
    <ImageSlider
      images={imagesOf({ uno: shop, dos: shop })}
      label="Fotos"
      pauseLabel="Parar"
      playLabel="Iniciar"
    />,
  );
  expect(container.querySelectorAll('button[aria-label]')).toHaveLength(3);
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});

function point(type: string, clientX: number, isPrimary = true): void {
  const init = { bubbles: true, isPrimary, clientX, relatedTarget: document.body };
  container.querySelector('[aria-live]')?.dispatchEvent(new PointerEvent(type, init));
}

test('a swipe that ends outside is ignored, also after the next press', () => {
  show(carousel(3));
  point('pointerdown', 300);
  point('pointerout', 400);
  point('pointerup', 100);
  expect(shownPicture()).toBe('shop');
});

test('two fingers on a slide zoom the page, and do not show another slide', () => {
  show(carousel(3));
  point('pointerdown', 300);
  point('pointerdown', 200, false);
  point('pointerup', 100, false);
  point('pointerup', 400);
  point('pointerdown', 300, false);
  point('pointerup', 100, false);
  expect(shownPicture()).toBe('shop');
  const slides = container.querySelector('[aria-live]');
  expect(slides && getComputedStyle(slides).touchAction).toBe('pan-y pinch-zoom');
});

test('the panel of a category spaces its products', () => {
  show(
    <CategoryList categories={['uno']} label="Categorías" onSelect={vi.fn()} selected={0}>
      <p id="first" style={{ margin: 0 }}>
        Uno
      </p>
      <p id="second" style={{ margin: 0 }}>
        Dos
      </p>
    </CategoryList>,
  );
  const [first, second] = ['#first', '#second'].map((id) =>
    container.querySelector(id)?.getBoundingClientRect(),
  );
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(12);
});

test('a slider shows the picture that the user selects for the complete interval', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const labels = { label: 'Fotos', pauseLabel: 'Parar', playLabel: 'Iniciar' };
  show(<ImageSlider images={imagesOf({ shop, counter, map })} playing {...labels} />);
  const advance = (time: number) => flushSync(() => vi.advanceTimersByTime(time));
  advance(4000);
  flushSync(() => {
    container.querySelector<HTMLElement>('[aria-label="counter"]')?.click();
  });
  advance(4999);
  expect(shownPicture()).toBe('counter');
  advance(1);
  expect(shownPicture()).toBe('map');
  vi.useRealTimers();
});

function categories(names: readonly string[], onSelect = vi.fn()) {
  return (
    <CategoryList categories={names} label="Categorías" onSelect={onSelect} selected={2}>
      Productos
    </CategoryList>
  );
}

test('categories stay focusable when their number decreases', async () => {
  show(categories(['uno', 'dos']));
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'dos' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'dos' })).toBeVisible();
});

test('categories do not handle browser shortcuts', async () => {
  const onSelect = vi.fn();
  show(categories(['uno', 'dos', 'tres'], onSelect));
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{Home}{/Control}{Alt>}{ArrowUp}{/Alt}');
  expect(onSelect).not.toHaveBeenCalled();
});

function embeddedMap(reach: () => Promise<boolean>) {
  return (
    <MapEmbed
      failedNote="No se pudo"
      note="Mapa"
      picture={null}
      reach={reach}
      showLabel="Ver"
      src="about:blank"
      title="Mapa"
    />
  );
}

test('a map is not requested again when its parent renders again', async () => {
  const reach = vi.fn(() => Promise.resolve(false));
  show(embeddedMap(() => reach()));
  await expect.element(page.getByText('No se pudo')).toBeVisible();
  show(embeddedMap(() => reach()));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reach).toHaveBeenCalledOnce();
});

test('a map can be requested again after a failed request', async () => {
  const reach = vi.fn(() => Promise.reject(new Error('offline')));
  show(embeddedMap(reach));
  await expect.element(page.getByText('No se pudo')).toBeVisible();
  const requests = reach.mock.calls.length;
  await userEvent.click(page.getByRole('button', { name: 'Ver' }));
  await expect.poll(() => reach.mock.calls.length).toBeGreaterThan(requests);
});

function dialogs(...open: [boolean, boolean]) {
  return open.map((isOpen, at) => (
    <InfoDialog closeLabel="a" heading="b" key={String(at)} onClose={vi.fn()} open={isOpen}>
      c
    </InfoDialog>
  ));
}

test('the last of two dialogs to close restores page scrolling', () => {
  const overflow = () => document.documentElement.style.overflow;
  show(<>{dialogs(true, false)}</>);
  show(<>{dialogs(true, true)}</>);
  show(<>{dialogs(false, true)}</>);
  expect(overflow()).toBe('hidden');
  show(<>{dialogs(false, false)}</>);
  expect(overflow()).toBe('');
});
