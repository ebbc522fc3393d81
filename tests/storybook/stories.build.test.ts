import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as equalAccess from 'accessibility-checker-engine';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { htmlRules } from '../htmlRules';
import { isPage } from '../stories/pages';
import { newVisit } from '../e2e/browser';
import { readEntries, serveStorybook } from './serveStorybook';

declare global {
  interface Window {
    /** Storybook's channel, which keeps the last event of each type. */
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown[] | undefined };
    /** IBM's Equal Access engine. */
    ace: typeof equalAccess;
  }
}

/** The end of a story: its status, the reports of addons, and the error of its play. */
interface Result {
  status: string;
  errors: unknown[];
}

const stories = readEntries().filter(({ type }) => type === 'story');
const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');
const engineSource = readFileSync(engine, 'utf8');
const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

/** It sees no backgrounds of pseudo-elements, and takes a banner for a page. axe has both rules. */
const IGNORED = ['text_contrast_sufficient', 'skip_main_exists'];

let base = '';
let context: BrowserContext;

beforeAll(async () => {
  const served = await serveStorybook();
  base = served.base;
  // The interactions also pass with motion.
  ({ context } = await newVisit(1280, { height: 900, motion: true }));
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
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`),
  );
}

/** What another engine than axe finds. */
async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: engineSource });
  return page.evaluate(async (ignored) => {
    const { results } = await new window.ace.Checker().check(document.body, ['WCAG_2_2']);
    return (
      results
        .filter(
          ({ ruleId, value }) => value.join() === 'VIOLATION,FAIL' && !ignored.includes(ruleId),
        )
        // The map's document belongs to its server.
        .filter(({ path }) => !String(path['dom']).includes('/iframe['))
        .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${String(path['dom'])})`)
    );
  }, IGNORED);
}

describe('the built Storybook', () => {
  it.concurrent.for(stories.map(({ id }) => id))('plays %s', async (id, { onTestFinished }) => {
    const page = await context.newPage();
    onTestFinished(() => page.close());
    await page.goto(`${base}iframe.html?viewMode=story&id=${id}`);
    const result = await page.waitForFunction(readResult, undefined, { timeout: 60_000 });
    expect(await result.jsonValue()).toEqual({ status: 'success', errors: [] });
    expect(await invalidHtml(page)).toEqual([]);
    if (isPage(id)) expect(await violations(page)).toEqual([]);
  });
});
