import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { newVisit } from '../e2e/browser';
import { readEntries, serveStorybook } from './serveStorybook';

declare global {
  interface Window {
    /** Storybook's channel, which keeps the last event of each type. */
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown[] | undefined };
  }
}

/** The end of a story: its status, the reports of addons, and the error of its play. */
interface Result {
  status: string;
  errors: unknown[];
}

/** The first story of each file. The tests of the stories play all of them, without a build. */
const stories = new Map(
  readEntries()
    .filter(({ type, tags }) => type === 'story' && tags.includes('test'))
    .toReversed()
    .map(({ importPath, id }) => [importPath, id]),
);
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

let base = '';
let context: BrowserContext;

beforeAll(async () => {
  const served = await serveStorybook();
  base = served.base;
  // The interactions also pass with motion.
  ({ context } = await newVisit(1280, { height: 900, reducedMotion: 'no-preference' }));
  return served.close;
});

/** Runs in the page: the result of the story, once it has finished. */
function readResult(): Result | undefined {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const errors = ['playFunctionThrewException', 'storyThrewException', 'storyMissing']
    .flatMap((event) => channel?.last(event) ?? [])
    .map((error) => JSON.stringify(error));
  const [finished] = (channel?.last('storyFinished') ?? []) as {
    status: string;
    reporters: { status: string }[];
  }[];
  if (finished === undefined) {
    return errors.length > 0 ? { status: 'error', errors } : undefined;
  }
  const failed = finished.reporters.filter(({ status }) => status === 'failed');
  return {
    status: finished.status,
    errors: [...errors, ...failed.map((report) => JSON.stringify(report).slice(0, 2000))],
  };
}

async function invalidHtml(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => {
    // Storybook's own elements are next to those of the story.
    const own = document.querySelectorAll(
      '#storybook-root, body > :not(script, [class^="sb-"], [id^="storybook-"])',
    );
    return Array.from(own, ({ outerHTML }) => outerHTML).join('');
  });
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !message.startsWith('<style>')) // The rules of a theme are within its provider.
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`);
}

it.concurrent.for([...stories.values()])(
  'the built Storybook plays %s',
  async (id, { onTestFinished }) => {
    const page = await context.newPage();
    onTestFinished(() => page.close());
    await page.goto(`${base}iframe.html?viewMode=story&id=${id}`);
    const result = await page.waitForFunction(readResult, undefined, { timeout: 60_000 });
    expect(await result.jsonValue()).toEqual({ status: 'success', errors: [] });
    expect(await invalidHtml(page)).toEqual([]);
  },
);
