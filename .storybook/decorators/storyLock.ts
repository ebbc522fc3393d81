import { STORY_FINISHED, type StoryFinishedPayload } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The URL parameter of a story that is rendered in one of several frames. */
export const FRAMED = 'framed';

/** Whether this document is a story in one of several frames. */
export const isFramed = new URLSearchParams(window.location.search).has(FRAMED);

/** The maximum time that a framed story holds the lock, in milliseconds. */
const LOCK_MS = 10_000;

let release: () => void = () => undefined;

/** Waits until no other framed story plays: they would take the focus from each other. */
export async function acquireStoryLock(): Promise<void> {
  if (!isFramed) return;
  await new Promise<void>((acquired) => {
    void navigator.locks.request('framed-story', () => {
      acquired();
      return new Promise<void>((end) => {
        release = end;
        setTimeout(end, LOCK_MS);
      });
    });
  });
}

/** Releases the lock for the next framed story. */
export function releaseStoryLock(): void {
  release();
}

/** Prevents a framed story from scrolling the page around it. */
export function preventPageScroll(): void {
  if (!isFramed) return;
  const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInPlace(options) {
    if (typeof focus === 'function') focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** The event of a frame whose story has finished. */
export const FRAME_FINISHED = 'storyfinished';

/** The result of a framed story: its status and its reports. */
export type FrameResult = Pick<StoryFinishedPayload, 'status' | 'reporters'>;

/** Reports the result of a framed story to its frame, as an event of the frame's element. */
export function reportToFrame(): void {
  if (!isFramed) return;
  addons.getChannel().on(STORY_FINISHED, (detail: FrameResult) => {
    window.frameElement?.dispatchEvent(new CustomEvent(FRAME_FINISHED, { detail }));
  });
}
