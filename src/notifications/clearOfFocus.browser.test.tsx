import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clean, closeButton, show, slot } from './testing/harness';

beforeEach(() => page.viewport(360, 640));
afterEach(clean);

/** Adds a field with a label and an error at this distance from the page's top. */
function addField(top: number): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = `position: absolute; inset: ${String(top)}px 0 auto; height: 90px;`;
  box.innerHTML =
    '<label for="f" style="display: block">Número</label><input id="f" aria-describedby="e" style="display: block"><p id="e">Falta</p>';
  document.body.append(box);
  return box;
}

function focusField(): void {
  document.querySelector('input')?.focus();
}

function top(id: string): number {
  return slot(id).getBoundingClientRect().top;
}

test('moves below the focused field with its error, and back after it', async () => {
  const { notify } = show();
  const field = addField(60);
  const id = notify('Uno');
  focusField();
  const { bottom } = document.querySelector('#e')?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => top(id)).toBeCloseTo(bottom + 8, 0);
  field.remove();
  await userEvent.tab();
  await expect.poll(() => top(id)).toBeCloseTo(68, 0);
});

test('arrives below the field that has the focus already', async () => {
  const { notify } = show();
  addField(60);
  focusField();
  const id = notify('Uno');
  await expect.poll(() => top(id)).toBeGreaterThan(100);
});

test('ends above the focused field when there is more room', async () => {
  const { notify } = show();
  const ids = Array.from({ length: 15 }, (_, index) => notify(String(index)));
  addField(520);
  focusField();
  const layer = slot(ids[0] ?? '').closest('[popover]');
  await expect.poll(() => layer?.getBoundingClientRect().bottom).toBeCloseTo(512, 0);
  expect(top(ids.at(-1) ?? '')).toBeCloseTo(68, 0);
});

test('stays in its place for a field elsewhere, and while the focus is in it', async () => {
  const { notify } = show();
  addField(300);
  const id = notify('Uno');
  focusField();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(top(id)).toBeCloseTo(68, 0);
  closeButton(id).focus();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(top(id)).toBeCloseTo(68, 0);
});
