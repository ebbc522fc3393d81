import type { Page } from 'playwright';
import { holdDate } from '../gates/holdDate';

declare global {
  interface Window {
    /** Starts time, chance and focus anew before a story; set by the pinned page. */
    __beginPicture__?: () => Promise<void>;
  }
}

type Timer = (run: (...values: unknown[]) => void, delay?: number) => unknown;

/** The moment that every picture shows, and where. */
const MOMENT = Date.UTC(2026, 2, 14, 18, 30);
const TIME_ZONE = 'America/Mexico_City';
const LOCALE = 'es-MX';

/** Timers of at least so many ms stop when a story has ended: what closes or answers late waits. */
const LATE_MS = 200;

/**
 * Runs in the page: random bytes come from a seed, and late timers do not fire
 * between a story's end and the next one's beginning. Timers run otherwise, for plays wait on them.
 */
function pinScript(late: number): void {
  let isHeld = false;
  let seed = 0;

  for (const name of ['setTimeout', 'setInterval'] as const) {
    Object.assign(window, {
      [name]: new Proxy<Timer>(Reflect.get(window, name), {
        apply(target, _, [run, delay = 0, ...rest]: [(...values: unknown[]) => void, number?]) {
          const guarded = (...values: unknown[]) => {
            if (!isHeld || delay < late) run(...values);
          };
          return Reflect.apply(target, window, [guarded, delay, ...rest]);
        },
      }),
    });
  }

  Object.assign(crypto, {
    getRandomValues(bytes: Uint8Array) {
      for (const at of bytes.keys()) {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[at] = seed >>> 24;
      }
      return bytes;
    },
  });

  window.__STORYBOOK_ADDONS_CHANNEL__?.on('storyFinished', () => {
    isHeld = true;
  });
  window.__beginPicture__ = () => {
    isHeld = false;
    seed = 1;
    // A focus left by the story before would decide whether the next one's first focus is outlined.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        resolve();
      });
    });
  };
}

/** Makes time, place and chance the same for every picture of a page that stands on Storybook's canvas. */
export async function pin(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTimezoneOverride', { timezoneId: TIME_ZONE });
  await session.send('Emulation.setLocaleOverride', { locale: LOCALE });
  await page.evaluate(holdDate, MOMENT);
  await page.evaluate(pinScript, LATE_MS);
}
