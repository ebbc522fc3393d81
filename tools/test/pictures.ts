import { chromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the browser renders like the one of the references. */
    canCompare: boolean;
  }
}

/** Switches that make rendering independent of the screen and the CPU. */
const switches = [
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
        // A difference of 4 of 256 levels is invisible.
        comparatorOptions: { threshold: 0.016, allowedMismatchedPixels: 0 },
        resolveScreenshotPath: ({ root, arg, ext }: Names) =>
          `${root}/tests/visual/references/${arg}${ext}`,
        resolveDiffPath: ({ root, arg, ext }: Names) => `${root}/reports/visual/${arg}${ext}`,
      },
    },
  };
}
