import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Scheme } from '#theme/contract';
import { themes } from '#theme/themes';
import { FIXED_NOW, settle } from '../stories/checkStory';

type Globals = Readonly<Record<string, unknown>>;

/** What a file of stories exports. */
interface Story {
  input: { globals?: Globals };
  meta: { input: { title: string; globals?: Globals } };
  composed: { tags: readonly string[]; globals: Globals };
  run: (context: { globals: Globals }) => Promise<void>;
}

/** How a picture is taken. Its width is in px, and it is as tall as the page. */
interface Condition {
  carrier: string;
  language: 'es' | 'en';
  scheme: Scheme | 'system';
  width: number;
}

/** The maximum height of a picture in px. What is below is blank in the picture. */
const MAX_HEIGHT = 6000;

/** The screens whose colours are those of a carrier. */
const ofCarrier = /^Screens\/(Carrier|Payment|Receipt)$/;

/** The screens that have columns on a tablet only. */
const ofTablet = /^Screens\/(Payment|Receipt)$/;

/** Stories that show no more than others: long lists and texts, and the landing page once more. */
const repeated = /LongLists|Adversarial|^Screens\/Landing\/Scroll/;

if (!inject('canCompare')) {
  throw new Error(
    'Pictures cannot be compared here: the browser of the references runs on Linux x64, without CHROMIUM_PATH.',
  );
}

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';
}

const files = import.meta.glob<Record<string, unknown>>(
  '/src/{components,notifications,screens}/**/*.stories.tsx',
  { eager: true },
);

/** The pictures of a story by folder: none, one, or those of a screen's first story. */
function conditionsOf(name: string, { composed, meta }: Story): Record<string, Condition> {
  const { title } = meta.input;
  const isFirst = name === 'Default';
  const isScreen = title.startsWith('Screens/');
  if (composed.tags.includes('test-only') || repeated.test(`${title}/${name}`)) return {};
  const phone: Condition = { carrier: 'TELCEL', language: 'es', scheme: 'system', width: 360 };
  if (!isFirst && !isScreen) return {};
  if (!isFirst || !isScreen) return { phone };
  const others = themes.filter(({ code }) => ofCarrier.test(title) && code !== phone.carrier);
  return {
    phone,
    dark: { ...phone, scheme: 'dark' },
    ...(ofTablet.test(title) && { tablet: { ...phone, width: 1024 } }),
    'more-contrast': { carrier: 'UNEFON', language: 'en', scheme: 'more', width: 1280 },
    ...Object.fromEntries(
      others.map(({ code }) => [code.toLowerCase(), { ...phone, carrier: code }]),
    ),
  };
}

const pictures = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, story]) => {
    if (!isStory(story)) return [];
    const path = `${story.meta.input.title}-${name}`.replace(/[ /]/g, '-');
    return Object.entries(conditionsOf(name, story)).map(
      ([folder, condition]) => [`${folder}/${path}`, story, condition] as const,
    );
  }),
);

/** Makes the receipt's folios the same in each run. */
function mockRandomValues(): void {
  let seed = 1;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    for (const index of bytes.keys()) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[index] = seed >>> 24;
    }
    return values;
  });
}

/** Fills progress bars, loads lazy pictures and finishes animations. */
async function complete(): Promise<void> {
  for (const bar of document.querySelectorAll('[role="meter"]')) {
    bar.scrollIntoView({ behavior: 'instant', block: 'center' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  window.scrollTo(0, 0);
}

beforeEach(() => {
  vi.setSystemTime(FIXED_NOW);
  mockRandomValues();
  document.documentElement.style.minBlockSize = '100vh';
  // Focus from the previous story would decide whether :focus-visible matches in this one.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});

describe('pictures', () => {
  it.each(pictures)('show %s as before', async (name, story, { width, ...globals }) => {
    await page.viewport(width, 480);
    await story.run({
      globals: {
        ...story.composed.globals,
        ...globals,
        ...story.meta.input.globals,
        ...story.input.globals,
        a11y: { manual: true },
      },
    });
    vi.useRealTimers();
    await settle(name);
    await page.viewport(width, Math.min(MAX_HEIGHT, document.documentElement.scrollHeight));
    await complete();
    await settle(name);
    await expect(
      page.elementLocator(document.documentElement),
      `The picture is new or has changed (see reports/visual). If this is intended: npm run test:pictures -- -t ${name} --update`,
    ).toMatchScreenshot(name);
  });

  it('have a story', () => {
    const references = Object.keys(import.meta.glob('./references/*/*.png'));
    const known = pictures.map(([name]) => `./references/${name}.png`);
    expect(references.filter((file) => !known.includes(file))).toEqual([]);
  });
});
