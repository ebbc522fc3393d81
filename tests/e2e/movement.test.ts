import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import es from '#locales/es';
import { visit } from './browser';
import { buy, headingOf } from './purchase';

/** Records what moves in each view transition, or why it is skipped, and stops it at its first frame. */
function recordMoves(): void {
  const moves: string[][] = [];
  const start = document.startViewTransition.bind(document);

  function recordMove(): string[] {
    const names = document.getAnimations().map((animation) => {
      const { pseudoElement } = animation.effect as KeyframeEffect;
      if (pseudoElement?.startsWith('::view-transition')) animation.pause();
      return /^::view-transition-group\((.*)\)/.exec(pseudoElement ?? '')?.[1] ?? [];
    });
    return names.flat().sort();
  }

  Object.assign(window, { moves });
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(
      () => moves.push(recordMove()),
      (error: unknown) => moves.push([(error as Error).name]),
    );
    return transition;
  };
}

function movesOf(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'moves') as unknown);
}

it('moves what was pressed to the next screen, whose controls respond meanwhile', async () => {
  const { page, consoleMessages } = await visit('/start', 360, {
    before: recordMoves,
    reducedMotion: 'no-preference',
  });
  // The code of the next screens is loaded.
  await page.waitForLoadState('networkidle');
  await buy(page);
  const moves = [['carrier'], ['carrier', 'order'], ['carrier', 'receipt']];
  await expect.poll(() => movesOf(page)).toEqual(moves);
  await page.getByRole('link', { name: es.carrier.back }).click();
  await headingOf(page, es.carriers.title).waitFor();
  await expect.poll(() => movesOf(page)).toEqual([...moves, []]);
  expect(consoleMessages).toEqual([]);
});

it('moves nothing while the code of the next screen loads', async () => {
  const { page } = await visit('/start', 360, {
    before: recordMoves,
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
    prepare: (opened) => opened.route(/\/Carrier-/, () => undefined),
  });
  await page.getByRole('link', { name: 'Telcel', exact: true }).click();
  await page.locator('[aria-busy="true"]').waitFor();
  await expect.poll(() => movesOf(page)).toEqual([['AbortError']]);
});

it('moves nothing with reduced motion', async () => {
  const { page } = await visit('/start', 360, { before: recordMoves });
  await buy(page);
  expect(await movesOf(page)).toEqual([]);
});
