import type { PreviewWeb } from 'storybook/preview-api';
import type { ReactRenderer } from '@storybook/react-vite';
import { SIDE_BY_SIDE } from './carriers';
import { frameHeight } from './frames';

declare global {
  interface Window {
    /** The running preview, which Storybook puts here. */
    __STORYBOOK_PREVIEW__?: PreviewWeb<ReactRenderer>;
  }
}

interface PlayContext {
  /** The toolbar's values, and the story's own over them. */
  globals: Readonly<Record<string, unknown>>;
  /** The story's parameters. */
  parameters: Readonly<Record<string, unknown>>;
}

/**
 * Holds a story's `play` where the toolbar's network is another than the one it was written for,
 * which `parameters.network` names: the screen shows what it comes to, and nothing turns red. A
 * story with a network of its own plays whatever the toolbar says. Where a story stands in frames side
 * by side, it plays in each of them.
 */
export function holdPlay({ globals, parameters }: PlayContext): void {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  if (render === undefined || !('renderOptions' in render)) return;
  const needed: unknown = parameters['network'];
  const isOwn = 'network' in (render.story?.storyGlobals ?? {});
  const isFramed = globals['carrier'] === SIDE_BY_SIDE && frameHeight(parameters) !== undefined;
  const isFit = isOwn || needed === undefined || needed === globals['network'];
  render.renderOptions.autoplay = isFit && !isFramed;
}
