import axe from 'axe-core';
import { commands, page } from 'vitest/browser';
import { setTextLength } from '#storybook/testing/i18n';
import { consoleMessages } from '#storybook/testing/failOnConsole';
import { findLayoutIssues } from './layout';
import { findTextIssues, textNodes, translate } from './texts';

/** An issue that a user would notice. */
export interface StoryIssue {
  /** A rule of axe, or one of ours. */
  rule: string;
  /** What is wrong, and in which condition. */
  message: string;
}

/** The fixed time of pictures and transcripts, in ms since 1970. */
export const FIXED_NOW = Date.UTC(2026, 2, 14, 18, 30);

/** How long a story may have `aria-busy`, in ms. The first story of a screen waits for the screen's code. */
const BUSY_TIMEOUT_MS = 15_000;

/** Stories that show a loading state. */
const WAITING = /loading|waiting|skeleton/i;

/** The rules of axe that apply to pages only, not to single components. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Resolves after React's pending work. Unlike a frame, a message does not wait for the screen, and layout is synchronous. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function isBusy(): boolean {
  return document.querySelector('[aria-busy="true"]') !== null;
}

/** Waits for fonts and until nothing is busy. Returns whether the story became idle. */
export async function settle(id: string): Promise<boolean> {
  const isWaiting = WAITING.test(id);
  const end = performance.now() + BUSY_TIMEOUT_MS;
  await document.fonts.ready;
  while (!isWaiting && isBusy() && performance.now() < end) await nextFrame();
  await nextTask();
  return isWaiting || !isBusy();
}

/** The elements that violate rules of axe. */
async function violationsOf(values: string[]) {
  const { violations } = await axe.run(document, {
    iframes: false,
    runOnly: { type: 'rule', values },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, message: `${help}: ${target.join(' ')}` })),
  );
}

/** The texts without enough contrast in dark and in forced colours. Storybook's addon runs all rules of axe in light. */
async function contrastIssues(): Promise<StoryIssue[]> {
  // A run in forced colours does not see the colours of the schemes.
  if (window.matchMedia('(forced-colors: active)').matches) return [];
  await commands.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(['color-contrast']);
  await commands.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  const forced = await violationsOf(['color-contrast']);
  await commands.emulateMedia({ forcedColors: 'none' });
  return [
    ...dark.map(({ message }) => ({ rule: 'dark', message })),
    ...forced.map(({ message }) => ({ rule: 'forced colours', message })),
  ];
}

function layoutIssues(condition: string): StoryIssue[] {
  return findLayoutIssues().map(({ rule, message }) => ({
    rule,
    message: `${condition}: ${message}`,
  }));
}

/** The layout of enlarged words, which may be wider than the narrowest phone. */
function enlargedIssues(condition: string): StoryIssue[] {
  return layoutIssues(condition).filter(({ rule }) => rule !== 'broken');
}

async function showTexts(length: 'longer' | 'normal'): Promise<void> {
  setTextLength(length);
  await nextTask();
}

/**
 * What does not fit with texts 40 % longer, and what a translated page still shows after a change of its texts. The texts
 * of a component do not change.
 */
async function longTextIssues(isComponent: boolean): Promise<StoryIssue[]> {
  const expected = new Set(textNodes().map(({ data }) => data));
  await showTexts('longer');
  const issues = enlargedIssues('texts 40 % longer');
  if (!isComponent) translate();
  await showTexts('normal');
  const stale = textNodes().filter(({ data }) => !expected.has(data));
  return [
    ...issues,
    ...stale.map(({ data }) => ({ rule: 'translation', message: `Still shows "${data}".` })),
  ];
}

/** What does not fit at 320 px: unchanged, and with text at 200 %. */
async function narrowIssues(): Promise<StoryIssue[]> {
  await page.viewport(320, 640);
  await nextFrame();
  const root = document.documentElement;
  const issues = layoutIssues('320 px');
  root.style.fontSize = '200%';
  await nextTask();
  issues.push(...enlargedIssues('text at 200 %'));
  root.style.fontSize = '';
  return issues;
}

/** What does not fit on a tablet, upright and on its side. */
async function tabletIssues(): Promise<StoryIssue[]> {
  const issues: StoryIssue[] = [];
  for (const width of [768, 1024]) {
    await page.viewport(width, 768);
    await nextFrame();
    issues.push(...layoutIssues(`${String(width)} px`));
  }
  return issues;
}

/** The requests to other origins since the story began. */
function requestIssues(): StoryIssue[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith('http') && !name.startsWith(window.location.origin))
    .map(({ name }) => ({ rule: 'request', message: name }));
}

/** Finds the issues of a story after its play. Those of the dark scheme are the same in all stories of a file. */
export async function checkStory(id: string, isFirst: boolean): Promise<StoryIssue[]> {
  const issues: StoryIssue[] = [];
  if (!(await settle(id))) {
    issues.push({ rule: 'busy', message: 'A part of the story stays busy.' });
  }
  // A story of a screen or a flow is a page.
  const isPage = /^(screens|flows)-/.test(id);
  if (isPage) issues.push(...(await violationsOf(PAGE_RULES)));
  if (isFirst) issues.push(...(await contrastIssues()));
  issues.push(...findTextIssues().map((message) => ({ rule: 'text', message })));
  if (isPage) issues.push(...(await tabletIssues()));
  issues.push(...(await narrowIssues()), ...(await longTextIssues(!isPage)));
  issues.push(...requestIssues());
  // Last, because the worker reports unhandled requests with a delay.
  issues.push(...consoleMessages().map((message) => ({ rule: 'console', message })));
  return issues;
}
