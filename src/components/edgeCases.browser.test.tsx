import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BrandBar } from '#components/BrandBar';
import { Carousel } from '#components/Carousel';
import { CategoryList } from '#components/CategoryList';
import { ImageSlider } from '#components/ImageSlider';
import { InfoDialog } from '#components/InfoDialog';
import { PageHeader } from '#components/PageHeader';
import { PaymentMethods } from '#components/PaymentMethods';
import { ProductButton } from '#components/ProductButton';
import { ProductGroup } from '#components/ProductGroup';
import { counter, map, shop } from '#theme/pictures';
import { render } from '#theme/testing/render';

const images = Object.entries({ shop, counter, map }).map(([alt, file]) => ({ ...file, alt }));

const labels = { label: 'Fotos', nextLabel: 'Siguiente', previousLabel: 'Anterior' };
const sliderLabels = { label: 'Fotos', pauseLabel: 'Parar', playLabel: 'Iniciar' };

function carousel(count: number) {
  return <Carousel images={images.slice(0, count)} {...labels} />;
}

function shownPicture(): string | undefined {
  return document.querySelector<HTMLImageElement>('[aria-hidden=false] img')?.alt;
}

test('a carousel shows its last picture when the number of pictures decreases', async () => {
  const { rerender } = render(carousel(3));
  await userEvent.click(page.getByRole('button', { name: 'Anterior' }));
  rerender(carousel(2));
  expect(shownPicture()).toBe('counter');
});

function point(type: string, clientX: number, isPrimary = true, clientY = 0): void {
  const init = { bubbles: true, isPrimary, clientX, clientY };
  document.querySelector('[aria-live]')?.dispatchEvent(new PointerEvent(type, init));
}

test('a swipe of the mouse may end outside the picture', async () => {
  render(
    <>
      <div data-testid="outside">Outside</div>
      {carousel(3)}
    </>,
  );
  const picture = page.getByRole('img', { name: 'shop' });
  await picture.dropTo(page.getByTestId('outside'), {
    sourcePosition: { x: 200, y: 20 },
    targetPosition: { x: 2, y: 10 },
  });
  await expect.poll(shownPicture).toBe('counter');
});

test('a slider that is hydrated under a resting pointer pauses', async () => {
  const slider = <ImageSlider images={images} interval={50} playing {...sliderLabels} />;
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(slider);
  await userEvent.hover(page.getByRole('img', { name: 'shop' }));
  const root = hydrateRoot(main, slider);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(shownPicture()).toBe('shop');
  root.unmount();
  main.remove();
});

test('zooming and scrolling by touch on a slide do not show another one', () => {
  render(carousel(3));
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

function renderSlider(interval?: number): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  render(<ImageSlider images={images} interval={interval} playing {...sliderLabels} />);
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

test.each([Infinity, 2 ** 31, 0, -1, NaN])(
  'a slider with an interval of %d does not flash',
  (interval) => {
    renderSlider(interval);
    advance(4999);
    expect(shownPicture()).toBe('shop');
  },
);

function categories(names: readonly string[], onSelect = vi.fn()) {
  return (
    <CategoryList categories={names} label="Categorías" onChange={onSelect} value={2}>
      Productos
    </CategoryList>
  );
}

test('categories stay focusable when their number decreases', async () => {
  render(categories(['uno', 'dos']));
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'dos' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'dos' })).toBeVisible();
});

test('categories do not handle browser shortcuts', async () => {
  const onSelect = vi.fn();
  render(categories(['uno', 'dos', 'tres'], onSelect));
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{Home}{/Control}{Alt>}{ArrowUp}{/Alt}');
  expect(onSelect).not.toHaveBeenCalled();
});

test('the focus ring of a product after the first hundred is not clipped', () => {
  const products = Array.from({ length: 105 }, (_, index) => (
    <ProductButton description="Saldo" key={index} language="es" name="producto" price={index} />
  ));
  render(<ProductGroup label="Productos">{products}</ProductGroup>);
  document.querySelector<HTMLElement>('label:nth-child(105) > input')?.focus();
  const visibility = [104, 105].map((at) => {
    const product = document.querySelector(`label:nth-child(${at})`);
    return product && getComputedStyle(product).contentVisibility;
  });
  expect(visibility).toEqual(['auto', 'visible']);
});

test('on a page from right to left, a swipe and the arrows of a carousel agree', async () => {
  render(<div dir="rtl">{carousel(3)}</div>);
  const [previous, next] = ['Anterior', 'Siguiente'].map((name) =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  );
  expect(previous?.left).toBeLessThan(next?.left ?? 0);
  point('pointerdown', 300);
  point('pointerup', 200);
  await expect.poll(shownPicture).toBe('counter');
});

test.each([false, null, ''])('a content that is %j has no element', (content) => {
  render(
    <>
      <BrandBar home={{ href: '#' }} label="Inicio" name="Colibrí" nav={content} />
      <PageHeader end={content} start={content} />
      <PaymentMethods
        defaultValue="card"
        label="Pago"
        methods={[{ value: 'card', label: 'Tarjeta', unavailable: content }]}
      />
      <InfoDialog
        actions={content}
        closeLabel="Cerrar"
        heading="Aviso"
        onClose={vi.fn()}
        open
        picture={content}
      >
        Texto
      </InfoDialog>
    </>,
  );
  expect(document.querySelector('[data-nav=true]')).toBeNull();
  expect(document.querySelector('header > div')?.childElementCount).toBe(0);
  expect(document.querySelector('[role=status]')?.childElementCount).toBe(0);
  expect(document.querySelector('dialog [aria-hidden]')).toBeNull();
  expect(document.querySelector('dialog [data-variant=primary]')).not.toBeNull();
});
