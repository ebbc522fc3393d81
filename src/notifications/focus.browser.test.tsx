import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clean, closeButton, focusedText, ORIGIN, show, shownCount, slot } from './testing/harness';

async function clickOrigin() {
  await userEvent.click(page.getByRole('button', { name: ORIGIN }));
}

beforeEach(() => page.viewport(1280, 720));
afterEach(clean);

test('the focus goes to the next notification, then to where it was', async () => {
  const { store, notify } = show();
  const [first, second, third] = [notify('Uno'), notify('Dos'), notify('Tres')];
  await clickOrigin();
  closeButton(second).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(closeButton(first));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(closeButton(third));
  store.dismiss(third);
  expect(focusedText()).toBe(ORIGIN);
});

test('the focus is kept when the notification is removed at once', async () => {
  const { notify } = show({ reducedMotion: () => true });
  const id = notify('Uno');
  await clickOrigin();
  closeButton(id).focus();
  await userEvent.keyboard('{Escape}');
  expect(shownCount()).toBe(0);
  expect(focusedText()).toBe(ORIGIN);
});

test('the focus is kept when all are cleared', async () => {
  const { store, notify } = show();
  const [first] = [notify('Uno'), notify('Dos')];
  await clickOrigin();
  closeButton(first).focus();
  store.clear();
  expect(focusedText()).toBe(ORIGIN);
});

test('the focus stays in a notification when another arrives', () => {
  const { store, notify } = show();
  const id = notify('Uno');
  closeButton(id).focus();
  notify('Dos');
  expect(document.activeElement).toBe(closeButton(id));
  expect(store.getSnapshot().running).toBe(false);
});

test('a click moves no focus and pauses no other notification', async () => {
  const { store, notify } = show();
  const [, second] = [notify('Uno'), notify('Dos')];
  await clickOrigin();
  await userEvent.click(closeButton(second));
  expect(slot(second).inert).toBe(true);
  expect(focusedText()).toBe(ORIGIN);
  expect(store.getSnapshot().items.map(({ state }) => state)).toEqual(['removed', 'active']);
});
