import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { DocsFrame } from './Page.styles';

/** What a frame tells the page around it. */
export interface FrameMessage {
  /** Tells the message from others. */
  type: typeof FRAME_MESSAGE;
  /** The height of the story in px. */
  height: number;
}

const FRAME_MESSAGE = 'story-frame';

/** Whether a message is from a frame. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === FRAME_MESSAGE;
}

const Root = styled.div`
  display: flow-root;
`;

function ignore(): void {
  // The story's own root shows what went wrong.
}

async function show(id: string, element: HTMLElement): Promise<() => Promise<void>> {
  const preview = window.__STORYBOOK_PREVIEW__;
  if (preview === undefined) {
    throw new Error('The frame has no preview to take its story from: open it within Storybook.');
  }
  await preview.ready();
  const story = await preview.loadStory({ storyId: id });
  const callbacks = { showMain: ignore, showError: ignore, showException: ignore };
  // A story's play would take the focus from the page around, and do so ten times.
  return preview.renderStoryToElement(story, element, callbacks, {
    autoplay: false,
    forceInitialArgs: true,
  });
}

/** The story that the address names, alone on the page, as it stands before its `play`. */
export function Frame() {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    const id = new URLSearchParams(window.location.search).get('shown');
    if (element === null || id === null) return;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      const message: FrameMessage = { type: FRAME_MESSAGE, height };
      window.parent.postMessage(message, window.location.origin);
    });
    const shown = show(id, element);
    void shown.then(() => {
      observer.observe(element);
    });
    return () => {
      observer.disconnect();
      void shown.then((remove) => remove());
    };
  }, []);

  return (
    <Unstyled>
      <DocsFrame />
      <Root ref={root} />
    </Unstyled>
  );
}
