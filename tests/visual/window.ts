import type { Page } from 'playwright';
import type { Setting } from './plan';

/** A window's size in px. */
export interface Size {
  width: number;
  height: number;
}

/** The windows that stories name as their own, by the story's id. */
export type Windows = ReadonlyMap<string, Size>;

/** What a story says of its window, as Storybook's viewport toolbar reads it. */
interface Told {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles: Record<keyof Size, string> }> };
  };
}

/** The window of a setting. A page's picture is as tall as the page, and no less than this. */
export function windowOf({ width }: Setting): Size {
  return { width, height: width < 600 ? 740 : 800 };
}

/** Asks the preview which stories name a window of their own: their `play` may hold in no other. */
export async function readWindows(page: Page): Promise<Windows> {
  const found = await page.evaluate(async () => {
    const stories = await window.__STORYBOOK_PREVIEW__?.extract();
    return Object.entries(stories ?? {}).map(([id, story]) => {
      const { storyGlobals, parameters } = story as unknown as Told;
      const value = storyGlobals.viewport?.value;
      return { id, styles: value && parameters.viewport?.options?.[value]?.styles };
    });
  });
  return new Map(
    found.flatMap(({ id, styles }) =>
      typeof styles === 'object'
        ? [[id, { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) }]]
        : [],
    ),
  );
}
