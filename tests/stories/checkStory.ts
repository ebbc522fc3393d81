import axe from 'axe-core';
import { page } from 'vitest/browser';
import { setTextLength } from '#storybook/testing/i18n';
import { consoleMessages } from '#storybook/testing/failOnConsole';
import { findLayoutFaults } from './layout';
import { findTextFaults } from './texts';

/** An issue that a user would notice. */
export interface StoryIssue {
  /** The rule that it breaks: axe's own, or one of ours. */
  rule: string;
  /** What was seen, and in which condition. */
  message: string;
}

/** The moment that is shown where a story is compared with what it was, in milliseconds since 1970. */
export const FIXED_NOW = Date.UTC(2026, 2, 14, 18, 30);

/** The one other site that a story may ask, for the map's frame. */
const MAP = 'https://www.openstreetmap.org';

/** A page is busy while a part of it says so; after this time in ms it stays so. */
const PATIENCE_MS = 4000;

/** Stories whose very state is to wait. */
const WAITING = /loading|waiting|skeleton/i;

/** What axe asks of a whole page; a component alone has no landmarks and no heading to stand under. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function isBusy(): boolean {
  return document.querySelector('[aria-busy="true"]') !== null;
}

/** Waits for fonts, and for what says that it is busy; returns whether it became idle. */
export async function settle(id: string): Promise<boolean> {
  const waits = WAITING.test(id);
  const end = performance.now() + PATIENCE_MS;
  await document.fonts.ready;
  while (!waits && isBusy() && performance.now() < end) await frame();
  await frame();
  await frame();
  return waits || !isBusy();
}

/** A story of a screen or a flow is a whole page, unless it shows a section of one. */
function isPage(id: string): boolean {
  return /^(screens|flows)-/.test(id) && !id.startsWith('screens-landing-sections-');
}

async function pageFaults(id: string): Promise<StoryIssue[]> {
  if (!isPage(id)) return [];
  const { violations } = await axe.run(document, {
    iframes: false,
    runOnly: { type: 'rule', values: PAGE_RULES },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, message: `${help}: ${target.join(' ')}` })),
  );
}

function layoutFaults(condition: string): StoryIssue[] {
  return findLayoutFaults().map(({ rule, message }) => ({
    rule,
    message: `${condition}: ${message}`,
  }));
}

/** What does not fit at 320 px: as it is, with text at 200 %, and with texts 40 % longer. */
async function narrowFaults(id: string): Promise<StoryIssue[]> {
  const root = document.documentElement;
  const faults = layoutFaults('320 px');
  root.style.fontSize = '200%';
  await settle(id);
  faults.push(...layoutFaults('text at 200 %'));
  root.style.fontSize = '';
  setTextLength('longer');
  await settle(id);
  faults.push(...layoutFaults('texts 40 % longer'));
  setTextLength('written');
  return faults;
}

/** Requests that left for another site since the story began. */
function requestFaults(): StoryIssue[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith('http') && !name.startsWith(window.location.origin))
    .filter(({ name }) => !name.startsWith(MAP))
    .map(({ name }) => ({ rule: 'request', message: name }));
}

/** Says all that is wrong with a story, by its id, that came to its end. */
export async function checkStory(id: string): Promise<StoryIssue[]> {
  const faults: StoryIssue[] = [];
  if (!(await settle(id))) {
    faults.push({ rule: 'busy', message: 'A part of the story stays busy.' });
  }
  faults.push(...(await pageFaults(id)));
  faults.push(...findTextFaults().map((message) => ({ rule: 'text', message })));
  await page.viewport(320, 640);
  await frame();
  faults.push(...(await narrowFaults(id)));
  faults.push(...requestFaults());
  // Last, since a worker tells of a request that nobody answers when it comes to it.
  faults.push(...consoleMessages().map((message) => ({ rule: 'console', message })));
  return faults;
}
