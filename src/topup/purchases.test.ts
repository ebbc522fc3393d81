import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForLock } from './purchases';

type Callback = () => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns when a wait ends, in ms. Undefined if it does not end within a minute. */
async function waitWith(navigator: unknown): Promise<number | undefined> {
  vi.stubGlobal('navigator', navigator);
  const start = Date.now();
  let end: number | undefined;
  void waitForLock('id').then(() => {
    end = Date.now() - start;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return end;
}

const fail = () => {
  throw new DOMException('No.', 'SecurityError');
};

describe('waitForLock', () => {
  it.each<[string, unknown, number]>([
    ['are missing', {}, 0],
    ['throw when they are read', Object.defineProperty({}, 'locks', { get: fail }), 0],
    ['have no request', { locks: {} }, 0],
    ['throw', { locks: { request: fail } }, 0],
    ['reject', { locks: { request: () => Promise.reject(new Error('No.')) } }, 0],
    ['return nothing', { locks: { request: () => undefined } }, 0],
    ['resolve without a call', { locks: { request: () => Promise.resolve() } }, 0],
    ['are free', { locks: { request: (_: string, call: Callback) => call() } }, 0],
    ['never respond', { locks: { request: () => new Promise(() => undefined) } }, 1000],
    [
      'call late',
      {
        locks: {
          request: (_: string, call: Callback) =>
            new Promise((resolve) => setTimeout(resolve, 9000)).then(call),
        },
      },
      1000,
    ],
  ])('ends if locks %s', async (_, navigator, end) => {
    expect(await waitWith(navigator)).toBe(end);
  });

  it('holds a lock until other tabs see the payment', async () => {
    let held: number | undefined;
    const start = Date.now();
    const request = async (_: string, call: Callback) => {
      await call();
      held = Date.now() - start;
    };
    expect(await waitWith({ locks: { request } })).toBe(0);
    expect(held).toBe(500);
  });
});
