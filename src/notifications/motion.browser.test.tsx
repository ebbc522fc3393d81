import { flushSync } from 'react-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { bar, closeButton, PAGE_BUTTON, renderedCount, setupOne, slot } from './testing/harness';

async function preferMotion(value: 'no-preference' | 'reduce') {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Returns the lengths of the running animations of a notification. */
function runningTimes(id: string) {
  return slot(id)
    .getAnimations({ subtree: true })
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => effect?.getTiming().duration);
}

beforeAll(() => preferMotion('no-preference'));
afterAll(() => preferMotion('reduce'));
beforeEach(() => page.viewport(1280, 720));

test('a notification is shown and closes in 300 ms, and its time bar runs for 5000 ms', () => {
  const { id, store, advance } = setupOne();
  expect(runningTimes(id)).toEqual([300, 5000]);
  store.dismiss(id);
  advance(0);
  expect(runningTimes(id)).toContain(300);
});

test('nothing moves under reduced motion, although the timer runs', async () => {
  await preferMotion('reduce');
  const { id, advance } = setupOne();
  expect(runningTimes(id)).toEqual([]);
  const timeBar = closeButton(id).nextElementSibling;
  // Under reduced motion the global style delays each change by a frame.
  await expect.poll(() => timeBar?.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(closeButton(id).checkVisibility()).toBe(true);
  advance(5000);
  expect(renderedCount()).toBe(0);
  await preferMotion('no-preference');
});

test('the time bar stops with the timer, and starts again for the extended timeout', async () => {
  const { id, advance, isRunning } = setupOne();
  await userEvent.hover(slot(id));
  expect([isRunning(), bar(id).playState]).toEqual([false, 'paused']);
  await userEvent.hover(page.getByRole('button', { name: PAGE_BUTTON }));
  expect(bar(id).playState).toBe('running');
  expect(bar(id).effect?.getTiming().duration).toBe(1000);
  advance(1300);
  expect(renderedCount()).toBe(0);
});

describe('a swipe', () => {
  const touch = { bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true };

  /** Touches a notification and moves the finger to the side. */
  function drag(id: string, distance: number, pointer: PointerEventInit = touch) {
    const card = slot(id).firstElementChild as HTMLElement;
    const dispatch = (type: string, clientX: number) =>
      flushSync(() => card.dispatchEvent(new PointerEvent(type, { ...pointer, clientX })));
    dispatch('pointerover', 1100);
    dispatch('pointerdown', 1100);
    dispatch('pointermove', 1100 + distance);
    return {
      card,
      end: (type = 'pointerup') => {
        dispatch(type, 1100 + distance);
        dispatch('pointerout', 1100 + distance);
      },
    };
  }

  test.each([100, -100])('by %d px closes, further in its direction', (distance) => {
    const { id, isRunning } = setupOne();
    const { card, end } = drag(id, distance);
    expect(card.style.translate).toBe(`${distance}px`);
    expect(isRunning()).toBe(false);
    end();
    expect(slot(id).dataset['state']).toBe('removed');
    expect(card.style.translate).toBe(`${distance}%`);
  });

  test.each([
    ['is short', 40, 'pointerup'],
    ['becomes a scroll', 100, 'pointercancel'],
  ])('that %s moves back', (_, distance, event) => {
    const { id } = setupOne();
    slot(id).firstElementChild?.getAnimations()[0]?.finish();
    const { card, end } = drag(id, distance);
    expect(runningTimes(id)).toEqual([]);
    end(event);
    expect(card.style.translate).toBe('');
    expect(runningTimes(id)).toEqual([300, 1000]);
    expect(slot(id).dataset['state']).toBe('active');
  });

  test('that closes does not move the next notification of the same id', () => {
    const { id, store } = setupOne();
    const { card, end } = drag(id, 100);
    end();
    flushSync(() => store.notify({ tone: 'info', message: 'Otra vez', id }));
    expect(slot(id).dataset['state']).toBe('active');
    expect(card.style.translate).toBe('');
  });

  test('is possible under reduced motion, without animations', async () => {
    await preferMotion('reduce');
    const { id } = setupOne();
    drag(id, 40).end();
    expect(runningTimes(id)).toEqual([]);
    drag(id, 100).end();
    expect(renderedCount()).toBe(0);
    await preferMotion('no-preference');
  });

  test('needs a touch, and leaves vertical scrolling and zoom to the browser', () => {
    const { id } = setupOne();
    const { card, end } = drag(id, 100, { ...touch, pointerType: 'mouse' });
    end();
    expect(slot(id).dataset['state']).toBe('active');
    expect(getComputedStyle(slot(id)).touchAction).toBe('pan-y pinch-zoom');
    expect(card.style.translate).toBe('');
  });
});
