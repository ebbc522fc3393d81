import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Carousel } from '#components/Carousel';
import { CategoryList } from '#components/CategoryList';
import { InfoDialog } from '#components/InfoDialog';
import { MapEmbed } from '#components/MapEmbed';
import { counter, map, shop } from '#theme/pictures';

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

function carousel(count: number) {
  const images = Object.entries({ shop, counter, map })
    .slice(0, count)
    .map(([alt, picture]) => ({ ...picture, alt }));
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

test('a swipe that ends outside is ignored, also after the next press', () => {
  show(carousel(3));
  const viewport = container.querySelector('[aria-live]');
  function point(type: string, clientX: number): void {
    viewport?.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        clientX,
        relatedTarget: document.body,
      }),
    );
  }
  point('pointerdown', 300);
  point('pointerout', 400);
  point('pointerup', 100);
  expect(shownPicture()).toBe('shop');
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

test('a map can be requested again after a failed request', async () => {
  const reach = vi.fn(() => Promise.reject(new Error('offline')));
  show(
    <MapEmbed
      failedNote="No se pudo"
      note="Mapa"
      picture={null}
      reach={reach}
      showLabel="Ver"
      src="about:blank"
      title="Mapa"
    />,
  );
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
