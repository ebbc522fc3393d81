import type { Step, Target } from './step';

/** What the script leaves in the page for the gate. */
interface InPage {
  /** The element that a target names, once it is there and says the same. */
  find: (target: Target) => HTMLElement | null;
  /** Whether the focus stands on a target. */
  hasFocus: (target: Target | undefined) => boolean;
  /** What the story's `play` has done since the last beginning. */
  steps: () => Step[];
  /** What the visit remembered when the story began. */
  remembered: () => Record<string, string>;
}

declare global {
  interface Window {
    __PARITY__?: InPage;
  }
}

/**
 * Runs in both pages, before anything is shown: chance gives the same, elements are found by
 * the same names in what a selector names, and in Storybook what a `play` does is noted.
 * Self-contained.
 */
export function pageScript(root: string): void {
  let steps: Step[] = [];
  let remembered: Record<string, string> = {};
  let isPlaying = false;

  Crypto.prototype.getRandomValues = (bytes) => {
    const view = bytes as unknown as Uint8Array;
    for (const at of view.keys()) view[at] = (at * 29 + 7) % 240;
    return bytes;
  };

  const elements = (tag: string) =>
    Array.from(document.querySelectorAll<HTMLElement>(root)).flatMap((place) =>
      Array.from(place.querySelectorAll<HTMLElement>(tag)).filter(
        (element) => element.closest('.sb-wrapper, #storybook-docs') === null,
      ),
    );
  const textOf = (element: HTMLElement): string => {
    const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
    const label = labels.map(({ textContent }) => textContent).join(' ');
    const text = (element.getAttribute('aria-label') ?? label) || element.textContent;
    return text.replace(/\s+/g, ' ').trim().slice(0, 60);
  };
  const aim = (element: HTMLElement): Target => {
    const tag = element.tagName.toLowerCase();
    return { tag, at: elements(tag).indexOf(element), text: textOf(element) };
  };
  const find = ({ tag, at, text }: Target) => {
    const element = elements(tag)[at];
    return element !== undefined && textOf(element) === text ? element : null;
  };
  const note = (step: Step) => {
    if (isPlaying) steps.push(step);
  };

  window.__PARITY__ = {
    find,
    hasFocus: (target) =>
      (target === undefined ? document.body : find(target)) === document.activeElement,
    steps: () => steps,
    remembered: () => remembered,
  };

  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (channel === undefined) return;
  channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    if (newPhase === 'rendering') {
      steps = [];
      remembered = { ...window.sessionStorage };
    }
    isPlaying = newPhase === 'rendering' || newPhase === 'playing';
  });

  /** What the story's own code calls on an element: the app's own calls happen in the app as well. */
  for (const [name, kind] of [
    ['click', 'press'],
    ['focus', 'focus'],
    ['scrollIntoView', 'scroll'],
  ] as const) {
    const prototype = name === 'scrollIntoView' ? Element.prototype : HTMLElement.prototype;
    const original = Reflect.get(prototype, name) as (...args: unknown[]) => void;
    Object.assign(prototype, {
      [name](this: HTMLElement, ...args: unknown[]) {
        // The line above is Storybook's, which listens to the focus, or the caller itself.
        const callers = new Error().stack?.split('\n').slice(2, 4).join() ?? '';
        if (/\.stories-[^/]*\.js/.test(callers)) note({ kind, on: aim(this) });
        original.apply(this, args);
      },
    });
  }

  const inReach = 'a, button, input, select, textarea, label, summary, [role]';
  const onElement = (event: Event, listen: (element: HTMLElement) => void) => {
    if (!event.isTrusted && event.target instanceof HTMLElement) listen(event.target);
  };
  window.addEventListener(
    'pointerdown',
    (event) => {
      onElement(event, (element) => {
        // A choice tells itself by its change.
        if (element.closest('select, option') !== null) return;
        note({ kind: 'click', on: aim(element.closest<HTMLElement>(inReach) ?? element) });
      });
    },
    true,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      onElement(event, (element) => {
        if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
        const key = event.shiftKey && event.key === 'Tab' ? 'Shift+Tab' : event.key;
        const on = element === document.body ? undefined : aim(element);
        const last = steps.at(-1);
        if (last?.kind === 'keys' && last.on?.tag === on?.tag && last.on?.at === on?.at) {
          if (isPlaying) last.keys.push(key);
        } else {
          note({ kind: 'keys', keys: [key], ...(on && { on }) });
        }
      });
    },
    true,
  );
  window.addEventListener(
    'paste',
    (event) => {
      onElement(event, (element) => {
        const text = event.clipboardData?.getData('text') ?? '';
        note({ kind: 'paste', on: aim(element), text });
      });
    },
    true,
  );
  window.addEventListener(
    'change',
    (event) => {
      onElement(event, (element) => {
        if (!(element instanceof HTMLSelectElement)) return;
        note({ kind: 'choose', on: aim(element), value: element.value });
      });
    },
    true,
  );
}
