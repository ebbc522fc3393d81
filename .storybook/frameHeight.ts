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

/** In a frame beside others, tells the page around of the story's height whenever it changes. */
export function tellFrameHeight(): void {
  if (!new URLSearchParams(window.location.search).has(FRAMED)) return;
  const observer = new ResizeObserver(() => {
    const root = document.querySelector('#storybook-root');
    const height = Math.ceil(root?.getBoundingClientRect().height ?? 0);
    const message: FrameMessage = { type: FRAME_MESSAGE, height };
    if (height > 0) window.parent.postMessage(message, window.location.origin);
  });
  observer.observe(document.body);
}
