import { chromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the browser renders like the one of the references. */
    canCompare: boolean;
    /** Whether `--update` renews the pictures of Storybook's pages. */
    isUpdate: boolean;
  }
}

/** Switches that make rendering independent of the screen and the CPU. */
export const switches = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
];

interface Names {
  root: string;
  arg: string;
  ext: string;
}

/** The browser that renders the pictures, and where they are stored. */
export async function pictureBrowser() {
  return {
    ...(await chromium(switches, {
      // Vitest shrinks a frame that is larger than its window.
      viewport: { width: 1600, height: 3200 },
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
    })),
    expect: {
      toMatchScreenshot: {
        comparatorName: 'pixelmatch' as const,
        // A loaded machine takes longer to repeat a picture.
        timeout: 20_000,
        // The locked browser renders the same pixels each time.
        comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
        resolveScreenshotPath: ({ root, arg, ext }: Names) =>
          `${root}/tests/visual/references/${arg}${ext}`,
        resolveDiffPath: ({ root, arg, ext }: Names) => `${root}/reports/visual/${arg}${ext}`,
      },
    },
  };
}
