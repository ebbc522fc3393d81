import type { Browser } from 'playwright';
import { Canvas } from '../gates/canvas';
import { faceStyles, foreignSigns } from './faces';
import { decode, rowsOf, trimFoot, type Image } from './image';
import { pin } from './pin';
import type { Setting } from './plan';
import { readWindows, windowOf, type Size, type Windows } from './window';

/** What a story gave. */
export interface Shot {
  image: Image;
  /** The signs that no bundled face has: where there are any, the picture depends on the machine. */
  foreign: string[];
}

/** What makes Chromium draw the same everywhere: no hinting, no fine-tuning to a screen or a CPU. */
export const drawingSwitches: readonly string[] = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
];

/** Stories whose very state is to wait. */
const WAITING = /loading|waiting|skeleton/i;

/** Where a picture ends in px: further down, long lists only repeat themselves. */
const MAX_HEIGHT = { page: 3000, onSheet: 1200 };

/** Runs in the page: shows its head, ends what moves, has every picture drawn, and tells all texts. */
async function readyScript(): Promise<string> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A bar fills once it is seen.
  for (const bar of document.querySelectorAll('[role="progressbar"]')) {
    bar.scrollIntoView({ behavior: 'instant', block: 'center' });
    await frame();
    await frame();
  }
  window.scrollTo(0, 0);
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  await frame();
  await frame();
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const written = Array.from(fields, ({ value, placeholder }) => value + placeholder);
  return document.body.innerText + written.join('');
}

/** A pinned page that takes pictures of stories, one after another. */
export class Stage {
  private constructor(
    private readonly canvas: Canvas,
    private readonly size: Size,
    private readonly windows: Windows,
  ) {}

  /** Opens Storybook's canvas in a setting. */
  static async open(browser: Browser, storybook: string, setting: Setting): Promise<Stage> {
    const { carrier, language } = setting;
    const globals = { carrier, language, network: 'ok', textSize: '100' };
    const size = windowOf(setting);
    const canvas = await Canvas.open(browser, storybook, globals, size);
    await pin(canvas.page);
    await canvas.page.addStyleTag({ content: faceStyles() });
    return new Stage(canvas, size, await readWindows(canvas.page));
  }

  /**
   * Shows a story to its end, in its own window where it names one, and takes its picture. A
   * screen comes back to the setting's window for it; on a sheet a story is no taller than it needs.
   * @throws {Error} when the story does not end well.
   */
  async shoot(story: string, isSheet: boolean): Promise<Shot> {
    const { page } = this.canvas;
    await page.setViewportSize(this.windows.get(story) ?? this.size);
    await page.evaluate(() => window.__beginPicture__?.());
    const { status, errors } = await this.canvas.show(story);
    if (status !== 'success') {
      const [why = status] = errors.join('; ').split('\n');
      throw new Error(`${story} has no picture, for it did not end well: ${why}`);
    }
    await this.canvas.settle(WAITING.test(story));
    if (!isSheet) await page.setViewportSize(this.size);
    const foreign = foreignSigns(await page.evaluate(readyScript));
    const image = decode(await page.screenshot({ fullPage: true, animations: 'disabled' }));
    const shown = isSheet ? trimFoot(image) : image;
    const most = isSheet ? MAX_HEIGHT.onSheet : MAX_HEIGHT.page;
    return { image: rowsOf(shown, 0, Math.min(most, shown.height)), foreign };
  }

  /** Closes the page. */
  close(): Promise<void> {
    return this.canvas.close();
  }
}
