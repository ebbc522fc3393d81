import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clean, closeButton, focusedText, ORIGIN, show, slot } from './testing/harness';

beforeEach(() => page.viewport(1280, 720));
afterEach(clean);

function addButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = 'Menú';
  document.body.append(button);
  button.focus();
  return button;
}

test('Escape closes the newest notification from anywhere and keeps the focus', async () => {
  const { notify } = show();
  const [older, newest] = [notify('Uno'), notify('Dos')];
  await userEvent.click(page.getByRole('button', { name: ORIGIN }));
  await userEvent.keyboard('{Escape}');
  expect(slot(newest).dataset['state']).toBe('removed');
  expect(slot(older).dataset['state']).toBe('active');
  await userEvent.keyboard('{Escape}');
  expect(slot(older).dataset['state']).toBe('removed');
  expect(focusedText()).toBe(ORIGIN);
});

test('Escape closes the newest one in compact, which is the last', async () => {
  const { notify } = show({ preset: 'compact' });
  const [, newest] = [notify('Uno'), notify('Dos')];
  await userEvent.keyboard('{Escape}');
  expect(slot(newest).dataset['state']).toBe('removed');
});

test('Escape closes an open dialog first', async () => {
  const { notify } = show();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  const id = notify('Uno');
  await userEvent.keyboard('{Escape}');
  expect(dialog.open).toBe(false);
  expect(slot(id).dataset['state']).toBe('active');
  await userEvent.keyboard('{Escape}');
  expect(slot(id).dataset['state']).toBe('removed');
});

test('Escape closes an open popover first', async () => {
  const { notify } = show();
  const id = notify('Uno');
  const popover = document.body.appendChild(document.createElement('div'));
  popover.popover = 'auto';
  popover.showPopover();
  await userEvent.keyboard('{Escape}');
  expect(popover.matches(':popover-open')).toBe(false);
  expect(slot(id).dataset['state']).toBe('active');
});

test('Escape that a menu handles closes no notification', async () => {
  const { notify } = show();
  const id = notify('Uno');
  addButton().addEventListener('keydown', (event) => event.preventDefault());
  await userEvent.keyboard('{Escape}');
  expect(slot(id).dataset['state']).toBe('active');
});

test('the close button comes before the page in the tab order', async () => {
  const { notify } = show();
  const id = notify('Uno');
  await userEvent.click(page.getByRole('button', { name: ORIGIN }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(closeButton(id));
  await userEvent.tab();
  expect(focusedText()).toBe(ORIGIN);
});
