/** What a framed story tells the page around it. */
export interface FrameMessage {
  /** Tells the message from others. */
  type: typeof FRAME_MESSAGE;
  /** The height of the story in px. */
  height: number;
}

const FRAME_MESSAGE = 'story-frame';

/** The mark in the address of a story that stands in a frame beside others. */
export const FRAMED = 'framed';

/** Whether a message is from a framed story. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === FRAME_MESSAGE;
}

const isFramed = new URLSearchParams(window.location.search).has(FRAMED);

/** How long a framed story may act while others wait, in milliseconds. */
const TURN_MS = 10_000;

let release: () => void = () => undefined;

/** Waits until no other framed story acts: they would take the focus from each other. */
export async function takeTurn(): Promise<void> {
  if (!isFramed) return;
  await new Promise<void>((start) => {
    void navigator.locks.request('framed-story', () => {
      start();
      return new Promise<void>((end) => {
        release = end;
        setTimeout(end, TURN_MS);
      });
    });
  });
}

/** Lets the next framed story act. */
export function endTurn(): void {
  release();
}

/** A framed story scrolls itself alone: the page around stays where the person reads. */
function keepPageStill(): void {
  const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInPlace(options) {
    if (typeof focus === 'function') focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** In a frame beside others, tells the page around of the story's height whenever it changes. */
export function tellFrameHeight(): void {
  if (!isFramed) return;
  keepPageStill();
  const observer = new ResizeObserver(() => {
    const root = document.querySelector('#storybook-root');
    const height = Math.ceil(root?.getBoundingClientRect().height ?? 0);
    const message: FrameMessage = { type: FRAME_MESSAGE, height };
    if (height > 0) window.parent.postMessage(message, window.location.origin);
  });
  observer.observe(document.body);
}
