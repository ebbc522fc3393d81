import type { PreviewWeb } from 'storybook/preview-api';
import type { ReactRenderer } from '@storybook/react-vite';

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
 * story with a network of its own always plays.
 */
export function holdPlay({ globals, parameters }: PlayContext): void {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  if (render === undefined || !('renderOptions' in render)) return;
  const needed: unknown = parameters['network'];
  const isOwn = 'network' in (render.story?.storyGlobals ?? {});
  render.renderOptions.autoplay = isOwn || needed === undefined || needed === globals['network'];
}
