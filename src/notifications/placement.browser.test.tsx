import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationProvider, NotificationRegion, NotificationStore } from './NotificationRegion';
import { append, clean, closeButton, LABELS, setup, slot } from './testing/harness';

beforeEach(() => page.viewport(360, 640));
afterEach(clean);

/** Adds a field with a label and an error. */
function addField(top: number): HTMLElement {
  const box = append('div');
  box.style.cssText = `position: absolute; inset: ${top}px 0 auto; height: 90px;`;
  box.innerHTML =
    '<label for="f" style="display: block">Número</label><input id="f" aria-describedby="e" style="display: block"><p id="e">Falta</p>';
  return box;
}

function focusField(): void {
  document.querySelector('input')?.focus();
}

/** Whether the middle of each side of an element is visible. */
function isVisible(element: HTMLElement): boolean {
  const { left, right, top: start, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (start + bottom) / 2];
  const points = [
    [left + 1, y],
    [right - 1, y],
    [x, start + 1],
    [x, bottom - 1],
  ] as const;
  return points.every((point) => element.contains(document.elementFromPoint(...point)));
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

test('ends above the focused field when there is more room', async () => {
  const { notify } = setup();
  const ids = Array.from({ length: 15 }, (_, index) => notify(String(index)));
  addField(520);
  focusField();
  const layer = slot(ids[0] ?? '').closest('[popover]');
  await expect.poll(() => layer?.getBoundingClientRect().bottom).toBeCloseTo(512, 0);
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

test('is below the notifications of another region, and moves up after them', async () => {
  const { store, notify } = setup();
  const compact = new NotificationStore({ preset: 'compact' });
  const root = createRoot(append('div'));
  flushSync(() => {
    root.render(
      <NotificationProvider store={compact}>
        <NotificationRegion {...LABELS} />
      </NotificationProvider>,
    );
  });
  notify('Uno');
  notify('Dos');
  const id = flushSync(() => compact.notify({ tone: 'info', message: 'Tres' }));
  const box = (preset: string) =>
    document.querySelector(`[data-preset="${preset}"] ol`)?.getBoundingClientRect() ??
    new DOMRect();
  const isApart = () =>
    box('default').top >= box('compact').bottom || box('compact').top >= box('default').bottom;
  await expect.poll(isApart).toBe(true);
  const isBelow = box('default').top > box('compact').top;
  if (isBelow) compact.dismiss(id);
  else store.clear();
  const rest = () => box(isBelow ? 'default' : 'compact').top;
  await expect.poll(rest).toBeCloseTo(14, 0);
  flushSync(() => root.unmount());
});

test('does not move for a field that it does not cover, or for its close button', async () => {
  const { notify } = setup();
  addField(300);
  const id = notify('Uno');
  for (const focus of [focusField, () => closeButton(id).focus()]) {
    focus();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(top(id)).toBeCloseTo(14, 0);
  }
});

test.each([
  [320, 256],
  [740, 300],
])('two notifications fit next to the focused control on %i x %i', async (width, height) => {
  await page.viewport(width, height);
  const { notify } = setup();
  const ids = [notify('Ingrese un número de telefono de 10 digitos'), notify('Recibo copiado')];
  const field = addField(0);
  for (let at = 0; at <= height - 90; at += 10) {
    field.style.top = `${at}px`;
    document.querySelector('input')?.blur();
    focusField();
    const input = document.querySelector('input');
    const inputs = () => [input, ...ids.map(closeButton)].map((one) => one && isVisible(one));
    await expect.poll(inputs, { message: `the field at ${at} px` }).toEqual([true, true, true]);
  }
});
