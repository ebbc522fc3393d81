import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import es from '#locales/es';

/** The carriers' tiles of the products screen. */
export function tiles(page: Page): Locator {
  return page.getByRole('list', { name: es.products.list }).getByRole('link');
}

/** Waits until nothing on the page is on its way. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 9000 }).toBe(0);
}

/** As many products as asked for. */
export function products(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    sku: `P-${String(index)}`,
    precio: 10 + index,
    descripcion: `Paquete ${String(index)} de 400 MB y redes`,
    vigencia: 1 + (index % 30),
  }));
}

/** Whether nothing lies over an element: asked at its middle parts, since corners may be round. */
export function isSeen(element: Element): boolean {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  return [0.2, 0.5, 0.8].every((part) =>
    [top + 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint(left + part * width, y)),
    ),
  );
}
