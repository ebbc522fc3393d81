import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  append,
  closeButton,
  isOnTop,
  LABELS,
  liveRegion,
  renderedCount,
  setup,
  setupOne,
  slot,
} from './testing/harness';

beforeEach(() => page.viewport(1280, 720));

function addDialog(): HTMLDialogElement {
  const dialog = append('dialog');
  dialog.innerHTML = '<button type="button">Dentro</button>';
  // An opening animation also transforms a dialog, which then contains fixed elements.
  dialog.style.transform = 'scale(0.9)';
  return dialog;
}

/** Opens or closes a dialog, and waits for the mutation observer. */
async function change(run: () => void) {
  run();
  await Promise.resolve();
}

test('moves its elements into a modal dialog and back', async () => {
  const { id, notify } = setupOne();
  const before = slot(id);
  const dialog = addDialog();
  await change(() => dialog.showModal());
  expect(dialog.contains(before)).toBe(true);
  expect(dialog.contains(liveRegion('status'))).toBe(true);
  expect(isOnTop(closeButton(id))).toBe(true);
  expect(slot(id).getBoundingClientRect().right).toBeCloseTo(1266, 0);
  const other = notify('Dos');
  await userEvent.click(closeButton(other));
  expect([renderedCount(), dialog.open]).toEqual([1, true]);
  await change(() => dialog.close());
  expect(dialog.contains(slot(id))).toBe(false);
  expect(slot(id)).toBe(before);
});

test('moves into the dialog that is opened last, and out of one that closes or is removed', async () => {
  const { id } = setupOne();
  const [second, first] = [addDialog(), addDialog()];
  await change(() => first.showModal());
  await change(() => second.showModal());
  expect(second.contains(slot(id))).toBe(true);
  await change(() => second.close());
  expect(first.contains(slot(id))).toBe(true);
  expect(isOnTop(closeButton(id))).toBe(true);
  await change(() => first.remove());
  expect(isOnTop(closeButton(id))).toBe(true);
});

test('is rendered in a dialog that is already open, but not in one that is not modal', async () => {
  addDialog().show();
  const dialog = addDialog();
  dialog.showModal();
  const { id } = setupOne();
  expect(isOnTop(closeButton(id))).toBe(true);
  await change(() => dialog.close());
  expect(slot(id).closest('dialog')).toBeNull();
});

/** Adds an element and a button, which makes it full screen until the end of the test. */
async function showFullScreen(tag: 'div' | 'video') {
  const player = append(tag);
  const button = append('button');
  button.onclick = () => player.requestFullscreen();
  onTestFinished(exitFullScreen);
  await userEvent.click(button);
  await expect.poll(() => document.fullscreenElement).toBe(player);
  return player;
}

async function exitFullScreen() {
  if (document.fullscreenElement) await document.exitFullscreen();
}

describe('while an element is full screen', () => {
  test('it contains the notifications, which are announced and can be closed', async () => {
    const { id, notify } = setupOne();
    const before = slot(id);
    const player = await showFullScreen('div');
    await expect.poll(() => player.contains(before)).toBe(true);
    notify('Dos');
    await expect.poll(() => liveRegion('status').textContent).toContain('Dos.');
    expect(player.contains(liveRegion('status'))).toBe(true);
    await userEvent.click(closeButton(id));
    expect(renderedCount()).toBe(1);
    await exitFullScreen();
    await expect.poll(() => player.contains(liveRegion('status'))).toBe(false);
  });

  test('it contains a region that is rendered later, until a dialog opens', async () => {
    const player = await showFullScreen('div');
    const { id } = setupOne();
    expect(player.contains(slot(id))).toBe(true);
    const dialog = addDialog();
    player.append(dialog);
    await change(() => dialog.showModal());
    expect(dialog.contains(slot(id))).toBe(true);
    await change(() => dialog.close());
    expect(slot(id).closest('dialog')).toBeNull();
    expect(isOnTop(closeButton(id))).toBe(true);
    await change(() => player.remove());
    expect(isOnTop(closeButton(id))).toBe(true);
  });

  test('a video shows the notifications above it', async () => {
    const { id } = setupOne();
    const video = await showFullScreen('video');
    expect(video.contains(slot(id))).toBe(false);
    expect(slot(id).checkVisibility()).toBe(true);
  });
});

/** Hides what a modal dialog of Radix hides: all but the dialog, the live regions and their ancestors. */
function hideOthers(dialog: Element) {
  const kept = [dialog, ...document.querySelectorAll('[aria-live]')];
  for (const element of document.body.querySelectorAll('*')) {
    const isKept = kept.some((one) => one.contains(element) || element.contains(one));
    if (!isKept) element.ariaHidden = 'true';
  }
}

test('can be closed by a press that a dialog of another library does not receive', async () => {
  const { notify } = setup();
  const dialog = append('div');
  dialog.innerHTML = '<input aria-label="Dentro">';
  const onPressOutside = vi.fn();
  document.addEventListener('pointerdown', onPressOutside);
  document.body.style.pointerEvents = 'none';
  hideOthers(dialog);
  dialog.querySelector('input')?.focus();
  const id = notify('Uno');
  expect(closeButton(id).closest('[data-colibri-notifications]')).not.toBeNull();
  await userEvent.click(page.getByRole('button', { name: LABELS.closeLabel }));
  expect(renderedCount()).toBe(0);
  expect(onPressOutside).not.toHaveBeenCalled();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  document.removeEventListener('pointerdown', onPressOutside);
  document.body.style.pointerEvents = '';
});
