import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { baseUrl } from '../e2e/browser';
import { App } from './app';
import { difference } from './difference';
import { replay } from './replay';
import type { Seen, Stage } from './story';
import type { Variants } from './variant';

/** How long the app has, after the last step, to come to the story's state, in milliseconds. */
const PATIENCE_MS = 4000;
/** For how long the two must stay the same, in milliseconds. */
const REST_MS = 100;

/** What the comparison works with. */
export interface Tools {
  browser: Browser;
  variants: Variants;
  stage: Stage;
  language: string;
}

/** The story's lines as they read in the app, where an address on the page's own path is short. */
function inApp(tree: readonly string[], page: string): string[] {
  return tree.map((line) => line.replace(`url=${new URL(page).pathname}#`, 'url=#'));
}

async function differ(app: App, seen: Seen): Promise<string[]> {
  const tree = inApp(seen.tree, app.page.url());
  const title = seen.title === undefined ? [] : [`title ${JSON.stringify(await app.page.title())}`];
  return difference(
    [...(seen.title === undefined ? [] : [`title ${JSON.stringify(seen.title)}`]), ...tree],
    [...title, ...(await app.tree())],
  );
}

/** Waits until the app shows what the story shows, and stays so; else tells the difference. */
async function converge(app: App, seen: Seen): Promise<string[]> {
  const end = Date.now() + PATIENCE_MS;
  let sameSince = Infinity;
  for (;;) {
    const found = await differ(app, seen);
    const now = Date.now();
    sameSince = found.length === 0 ? Math.min(sameSince, now) : Infinity;
    if (now - sameSince >= REST_MS) return [];
    if (now > end && found.length > 0) return found;
    await sleep(REST_MS);
  }
}

/**
 * Shows a story, opens its route in the built app, does there what its `play` has done, and says in
 * lines what is different; nothing where the app comes to the same accessibility tree.
 */
export async function compare(id: string, tools: Tools): Promise<string[]> {
  const { browser, variants, stage, language } = tools;
  const seen = await stage.see(id);
  const { settings } = seen.parity;
  if (seen.route === undefined) {
    return [`${id} names no route: say in parameters.route where the app shows it.`];
  }
  const base = settings === undefined ? baseUrl : await variants.urlOf(settings);
  const app = await App.open(browser, seen, language, base);
  try {
    await replay(app.page, seen.steps);
    const found = await converge(app, seen);
    if (found.length === 0) return [];
    // A story without a play may have shown its tree before all of its code was there.
    const late = await differ(app, { ...seen, ...(await stage.now(seen.parity)) });
    if (late.length === 0) return [];
    return [`At ${seen.route.path} the app (+) differs from the story (-):`, ...found];
  } finally {
    await app.close();
  }
}
