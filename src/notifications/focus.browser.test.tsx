import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NotificationStore } from './NotificationRegion';
import {
  append,
  closeButton,
  mockReducedMotion,
  PAGE_BUTTON,
  render,
  setup,
  setupOne,
  slot,
} from './testing/harness';

beforeEach(() => page.viewport(1280, 720));
afterEach(() => {
  vi.restoreAllMocks();
});

const pageButton = page.getByRole('button', { name: PAGE_BUTTON });

function stateOf(id: string) {
  const shown = document.querySelector<HTMLElement>(`[data-notification="${id}"]`);
  return shown?.dataset['state'] ?? 'removed';
}

describe('Escape', () => {
  test.each(['default', 'compact'] as const)('closes the newest in %s', async (preset) => {
    const { notify } = setup({ preset });
    const [older, newest] = [notify('Uno'), notify('Dos')];
    await userEvent.click(pageButton);
    await userEvent.keyboard('{Escape}');
    expect([stateOf(newest), stateOf(older)]).toEqual(['removed', 'active']);
    await userEvent.keyboard('{Escape}');
    expect(stateOf(older)).toBe('removed');
    await expect.element(pageButton).toHaveFocus();
  });

  test('closes an open dialog first, unless a notification has the focus', async () => {
    const { notify } = setup();
    const dialog = append('dialog');
    dialog.showModal();
    await Promise.resolve();
    const [id, focused] = [notify('Uno'), notify('Dos')];
    closeButton(focused).focus();
    await userEvent.keyboard('{Escape}');
    expect([dialog.open, stateOf(focused)]).toEqual([true, 'removed']);
    closeButton(id).blur();
    await userEvent.keyboard('{Escape}');
    expect([dialog.open, stateOf(id)]).toEqual([false, 'active']);
    await userEvent.keyboard('{Escape}');
    expect(stateOf(id)).toBe('removed');
  });

  test('closes no notification when a menu handles it', async () => {
    const { id } = setupOne();
    const menu = append('button');
    menu.addEventListener('keydown', (event) => {
      event.preventDefault();
    });
    menu.focus();
    await userEvent.keyboard('{Escape}');
    expect(stateOf(id)).toBe('active');
  });
});

describe('F6', () => {
  test('moves the focus to the first notification that is open, and back', async () => {
    mockReducedMotion(false);
    const { store, notify } = setup();
    const [id, removed] = [notify('Uno'), notify('Dos')];
    flushSync(() => store.dismiss(removed));
    await userEvent.click(pageButton);
    await userEvent.keyboard('{F6}');
    expect(document.activeElement).toBe(closeButton(id));
    await userEvent.keyboard('{F6}');
    await expect.element(pageButton).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{F6}{F6}');
    await expect.element(pageButton).toHaveFocus();
  });

  test('works in a shadow root, where Escape closes the focused notification', async () => {
    window.focus();
    const shadow = append('div').attachShadow({ mode: 'open' });
    const store = new NotificationStore();
    render(store, {}, shadow);
    flushSync(() => {
      for (const message of ['Uno', 'Dos']) store.notify({ tone: 'info', message });
    });
    const buttons = Array.from(shadow.querySelectorAll('button'));
    const [newest, oldest] = buttons;
    const origin = buttons.find(({ textContent }) => textContent === PAGE_BUTTON);
    origin?.focus();
    await userEvent.keyboard('{F6}');
    expect(shadow.activeElement).toBe(newest);
    oldest?.focus();
    await userEvent.keyboard('{Escape}');
    expect(store.getSnapshot().items.map(({ content }) => content.message)).toEqual(['Dos']);
    await userEvent.keyboard('{F6}');
    expect(shadow.activeElement).toBe(origin);
  });
});

describe('the action', () => {
  test.each(['keyboard', 'click'])(
    'is called once by the %s, and the focus is on the page',
    async (how) => {
      const { store } = setup();
      const onPress = vi.fn();
      const action = { label: 'Deshacer', onPress };
      flushSync(() => store.notify({ tone: 'info', message: 'Uno', action }));
      await userEvent.click(pageButton);
      const button = page.getByRole('button', { name: action.label });
      await expect.element(button).toHaveAccessibleDescription('Uno');
      if (how === 'click') await userEvent.click(button);
      else await userEvent.keyboard('{F6}{Enter}');
      expect(onPress).toHaveBeenCalledOnce();
      await expect.element(button).not.toBeInTheDocument();
      await expect.element(pageButton).toHaveFocus();
    },
  );
});

describe('the focus', () => {
  test.each([true, false])(
    'moves to the next notification, then back (reduced motion: %s)',
    async (reduced) => {
      mockReducedMotion(reduced);
      const { store, notify } = setup();
      const [first, second, third] = [notify('Uno'), notify('Dos'), notify('Tres')];
      await userEvent.click(pageButton);
      closeButton(second).focus();
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement).toBe(closeButton(first));
      await userEvent.keyboard('{Escape}');
      expect(document.activeElement).toBe(closeButton(third));
      store.clear();
      await expect.element(pageButton).toHaveFocus();
    },
  );

  test('stays in a notification when another one is shown, and stops the timers', async () => {
    const { id, notify, isRunning } = setupOne();
    closeButton(id).focus();
    notify('Dos');
    expect(document.activeElement).toBe(closeButton(id));
    await expect.poll(isRunning).toBe(false);
  });

  test('does not move by a click, so that no other notification is paused', async () => {
    mockReducedMotion(false);
    const { store, notify } = setup();
    const [, second] = [notify('Uno'), notify('Dos')];
    await userEvent.click(pageButton);
    await userEvent.click(closeButton(second));
    expect(slot(second).inert).toBe(true);
    await expect.element(pageButton).toHaveFocus();
    expect(store.getSnapshot().items.map(({ state }) => state)).toEqual(['removed', 'active']);
  });
});
