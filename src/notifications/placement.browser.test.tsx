import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { append, closeButton, isOnTop, renderedCount, setup, slot } from './testing/harness';

beforeEach(() => page.viewport(360, 640));

/** Adds a field with a label and an error. */
function addField(top: number, tag = 'input'): HTMLElement {
  const box = append('div');
  box.style.cssText = `position: absolute; inset: ${top}px 0 auto; height: 90px;`;
  box.innerHTML = `<label for="f" style="display: block">Número</label><${tag} id="f" aria-describedby="e" style="display: block"></${tag}><p id="e">Falta</p>`;
  return box;
}

function focusField(): void {
  document.getElementById('f')?.focus();
}

function top(id: string): number {
  return slot(id).getBoundingClientRect().top;
}

test('moves below the focused field with its error, and back after it', async () => {
  const { notify } = setup();
  const field = addField(60);
  focusField();
  const id = notify('Uno');
  const error = field.querySelector('p')?.getBoundingClientRect().bottom ?? 0;
  await expect.poll(() => top(id)).toBeCloseTo(error + 8, 0);
  field.remove();
  await userEvent.tab();
  await expect.poll(() => top(id)).toBeCloseTo(14, 0);
});

test('at the bottom, moves above the focused field, and scrolls to the oldest of many', async () => {
  const { notify } = setup({ place: 'bottom center' });
  const id = notify('Uno');
  const bottom = () => slot(id).getBoundingClientRect().bottom;
  expect(bottom()).toBeCloseTo(626, 0);
  const field = addField(540);
  focusField();
  await expect.poll(bottom).toBeCloseTo(532, 0);
  field.remove();
  for (let count = 0; count < 20; count += 1) notify('Más');
  closeButton(id).focus();
  expect(isOnTop(closeButton(id))).toBe(true);
});

test.each(['input', 'select', 'textarea'])('ends above the label of a focused %s', async (tag) => {
  const { notify } = setup();
  const ids = Array.from({ length: 15 }, (_, index) => notify(String(index)));
  addField(520, tag);
  focusField();
  const layer = slot(ids[0] ?? '').closest('section');
  await expect.poll(() => layer?.getBoundingClientRect().bottom).toBeCloseTo(520, 0);
  expect(top(ids.at(-1) ?? '')).toBeCloseTo(14, 0);
});

test('stays in the visible part of a zoomed page, above the keyboard', async () => {
  const { notify } = setup();
  const id = notify('Uno');
  const size = { scale: 2, offsetTop: 200, offsetLeft: 100, width: 180, height: 160 };
  for (const [key, value] of Object.entries(size)) {
    Object.defineProperty(window.visualViewport, key, { configurable: true, value });
  }
  window.visualViewport?.dispatchEvent(new Event('resize'));
  await expect.poll(() => top(id)).toBeGreaterThanOrEqual(200);
  const { left, right, bottom } = slot(id).getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(100);
  expect(right).toBeLessThanOrEqual(280);
  expect(bottom).toBeLessThanOrEqual(360);
  for (const key of Object.keys(size)) Reflect.deleteProperty(window.visualViewport ?? {}, key);
  window.visualViewport?.dispatchEvent(new Event('scroll'));
  await expect.poll(() => top(id)).toBeCloseTo(14, 0);
});

test('two notifications leave the focused control visible on 320 x 256', async () => {
  await page.viewport(320, 256);
  const { notify } = setup();
  const ids = [notify('Ingrese un número de telefono de 10 digitos'), notify('Recibo copiado')];
  const field = addField(0);
  const input = field.querySelector('input') ?? field;
  for (let at = 0; at <= 160; at += 20) {
    field.style.top = `${at}px`;
    input.blur();
    input.focus();
    const visible = () => [input, ...ids.map(closeButton)].map(isOnTop);
    await expect.poll(visible, { message: `the field at ${at} px` }).toEqual([true, true, true]);
  }
});

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1280, 720));

  test.each([
    ['default', 1280, 300, 1266],
    ['compact', 320, 320 * 0.93, 320 * 0.965],
  ] as const)('of the preset %s on %d px is %d px wide', async (preset, screen, width, right) => {
    await page.viewport(screen, 700);
    const { notify } = setup({ preset });
    const box = slot(notify('Uno')).getBoundingClientRect();
    expect([box.width, box.right, box.top].map(Math.round)).toEqual(
      [width, right, 14].map(Math.round),
    );
  });

  test.each([
    ['top start', 14, 14],
    ['top center', 14, 490],
    ['top end', 14, 966],
    ['bottom start', 646, 14],
    ['bottom center', 646, 490],
    ['bottom end', 646, 966],
  ] as const)(
    'at the place %s is %d px from the top and %d px from the left',
    (place, ...edges) => {
      const { notify } = setup({ place });
      const { top, left, height } = slot(notify('Uno')).getBoundingClientRect();
      const edge = place.startsWith('top') ? top : top + height - 60;
      expect([edge, left].map(Math.round)).toEqual(edges);
    },
  );

  test('is placed by its custom properties', () => {
    const style = {
      '--colibri-notifications-top': '40px',
      '--colibri-notifications-end': '100px',
      '--colibri-notifications-width': '500px',
    };
    const { notify } = setup({}, { style: style as object });
    const { top, right, width } = slot(notify('Uno')).getBoundingClientRect();
    expect([top, right, width]).toEqual([40, 1180, 500]);
  });

  test('has room for long words and the button on 320 px at 200 % text', async () => {
    await page.viewport(320, 700);
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const { notify } = setup();
    const id = notify('Ingrese un número: Donaudampfschifffahrtsgesellschaft');
    const [card, text] = [slot(id).firstElementChild, slot(id).querySelector('p')];
    // Under reduced motion the global style delays each change by a frame.
    await expect.poll(() => text?.getBoundingClientRect().width).toBeGreaterThan(200);
    expect(card?.scrollWidth).toBe(card?.clientWidth);
    expect(closeButton(id).getBoundingClientRect().right).toBeGreaterThan(290);
    expect(isOnTop(closeButton(id))).toBe(true);
    style.fontSize = '';
  });

  test('scrolls when fifty notifications do not fit on the screen', () => {
    const { notify } = setup();
    const first = notify('Uno');
    for (let count = 1; count < 50; count += 1) notify('Más');
    expect(renderedCount()).toBe(50);
    closeButton(first).focus();
    expect(isOnTop(closeButton(first))).toBe(true);
    expect(document.documentElement.scrollHeight).toBe(720);
  });
});
