import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  clean,
  closeButton,
  focusedText,
  isOnTop,
  LABELS,
  live,
  show,
  slot,
} from './testing/harness';

const INSIDE = 'Dentro';

function addDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = `<button type="button">${INSIDE}</button>`;
  // A transform makes a dialog the frame of what is fixed in it, as an opening animation does.
  dialog.style.transform = 'scale(0.9)';
  document.body.append(dialog);
  return dialog;
}

/** Lets the page's observers run. */
async function settle() {
  await Promise.resolve();
}

beforeEach(() => page.viewport(1280, 720));
afterEach(clean);

test('the region moves into a modal dialog and back, with its state', async () => {
  const { notify } = show();
  const id = notify('Uno');
  const before = slot(id);
  const dialog = addDialog();
  dialog.showModal();
  await settle();
  expect(dialog.contains(before)).toBe(true);
  expect(slot(id)).toBe(before);
  expect(dialog.contains(live('alert'))).toBe(true);
  expect(isOnTop(closeButton(id))).toBe(true);
  expect(slot(id).getBoundingClientRect().right).toBeCloseTo(1104, 0);
  await expect.element(page.getByRole('region', { name: LABELS.label })).toBeVisible();
  await userEvent.click(closeButton(id));
  expect(slot(id).dataset['state']).toBe('removed');
  expect(dialog.open).toBe(true);
  dialog.close();
  await settle();
  expect(dialog.contains(slot(id))).toBe(false);
  expect(slot(id)).toBe(before);
});

test('the region moves back when an open dialog is removed', async () => {
  const { notify } = show();
  const id = notify('Uno');
  const dialog = addDialog();
  dialog.showModal();
  await settle();
  dialog.remove();
  await settle();
  expect(isOnTop(closeButton(id))).toBe(true);
});

test('the region moves into the dialog opened last, and back to the other one', async () => {
  const { notify } = show();
  const id = notify('Uno');
  const later = addDialog();
  const earlier = addDialog();
  earlier.showModal();
  await settle();
  later.showModal();
  await settle();
  expect(later.contains(slot(id))).toBe(true);
  later.close();
  await settle();
  expect(earlier.contains(slot(id))).toBe(true);
  expect(isOnTop(closeButton(id))).toBe(true);
});

test('Escape in a notification closes it and not its dialog', async () => {
  const { notify } = show();
  const dialog = addDialog();
  dialog.showModal();
  await settle();
  const id = notify('Uno');
  closeButton(id).focus();
  await userEvent.keyboard('{Escape}');
  expect(slot(id).dataset['state']).toBe('removed');
  expect(dialog.open).toBe(true);
  expect(focusedText()).toBe(INSIDE);
});

test('the region is rendered in a dialog that is already open', () => {
  addDialog().showModal();
  const { notify } = show();
  expect(isOnTop(closeButton(notify('Uno')))).toBe(true);
});

test('the region does not move into a dialog that is not modal', async () => {
  const { notify } = show();
  const id = notify('Uno');
  const dialog = addDialog();
  dialog.show();
  await settle();
  expect(dialog.contains(slot(id))).toBe(false);
  expect(isOnTop(closeButton(id))).toBe(true);
});
