import type { ElementHandle, Page } from 'playwright';
import { stepInWords, type Step, type Target } from './step';

/** How long a person waits for what the story's `play` has found, in milliseconds. */
const PATIENCE_MS = 5000;

/** The machine has one clipboard. */
let clipboard = Promise.resolve();

async function find(page: Page, target: Target): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.waitForFunction((one) => window.__PARITY__?.find(one), target, {
    timeout: PATIENCE_MS,
  });
  return handle as ElementHandle<HTMLElement>;
}

async function awaitFocus(page: Page, target: Target | undefined): Promise<void> {
  await page.waitForFunction((one) => window.__PARITY__?.hasFocus(one), target, {
    timeout: PATIENCE_MS,
  });
}

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (key.length === 1 && key !== ' ') await page.keyboard.type(key);
    else await page.keyboard.press(key === ' ' ? 'Space' : key);
  }
}

async function click(page: Page, target: Target): Promise<void> {
  const element = await find(page, target);
  // A hidden radio button is clicked on its label, which is what people see of it.
  const visible = await element.evaluateHandle(
    (one) =>
      (one instanceof HTMLInputElement && one.type === 'radio' ? one.labels?.[0] : one) ?? one,
  );
  await visible.click({ timeout: PATIENCE_MS });
  // People go on typing at a text's end.
  if (target.tag === 'input' && target.text !== '') {
    const isText = await element.evaluate(
      (one) => one instanceof HTMLInputElement && one.type !== 'radio',
    );
    if (isText) await page.keyboard.press('End');
  }
}

function paste(page: Page, text: string): Promise<void> {
  const turn = clipboard.then(async () => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await page.keyboard.press('Control+V');
  });
  clipboard = turn.catch(() => undefined);
  return turn;
}

async function act(page: Page, step: Step): Promise<void> {
  switch (step.kind) {
    case 'click':
      return click(page, step.on);
    case 'press':
      return (await find(page, step.on)).evaluate((one) => {
        one.click();
      });
    case 'focus':
      return (await find(page, step.on)).focus();
    case 'scroll':
      // What arrives later would push away what was scrolled to.
      await page.waitForLoadState('networkidle');
      return (await find(page, step.on)).evaluate((one) => {
        one.scrollIntoView({ behavior: 'instant' });
      });
    case 'keys':
      await awaitFocus(page, step.on);
      return press(page, step.keys);
    case 'paste':
      await awaitFocus(page, step.on);
      return paste(page, step.text);
    case 'choose': {
      const list = await find(page, step.on);
      await list.focus();
      await list.selectOption(step.value);
    }
  }
}

/**
 * Does in the app, by real input, what a story's `play` has done.
 * @throws {Error} naming the step that cannot be done.
 */
export async function replay(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    try {
      await act(page, step);
    } catch (error) {
      const cause = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      throw new Error(
        `Step ${String(index + 1)} of ${String(steps.length)}, where the story ${stepInWords(step)}, cannot be done in the app: ${cause}`,
        { cause: error },
      );
    }
  }
}
