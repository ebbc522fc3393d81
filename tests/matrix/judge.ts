import axe from 'axe-core';
import type { Canvas } from '../gates/canvas';
import { findLayoutFaults } from './layout';
import type { Cell, Condition } from './plan';
import { findTextFaults, type Vocabulary } from './texts';

type Axe = typeof axe;

/** Something that a person would stumble over in a cell. */
export interface Fault {
  /** The rule that it breaks: axe's own, or one of ours. */
  rule: string;
  /** What was seen. */
  message: string;
}

/** What the translator of the stories throws. */
const MISSING_TEXT = /^The text ".+" is missing in/;

/** Stories whose very state is to wait. */
const WAITING = /loading|waiting|skeleton/i;

/** A story of a screen or a flow is a whole page, unless it shows a section of one. */
function isPage(story: string): boolean {
  return /^(screens|flows)-/.test(story) && !story.startsWith('screens-landing-sections');
}

/** Loads axe into the page; once for each page, since stories do not leave it. */
export async function prepare(canvas: Canvas): Promise<void> {
  await canvas.page.addScriptTag({ content: axe.source });
}

/** What axe asks of a page; a component alone has no landmarks and no heading to stand under. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one'];

function axeFaults(canvas: Canvas, isPage: boolean): Promise<Fault[]> {
  return canvas.page.evaluate(
    async (without) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(
        { exclude: ['.sb-wrapper'] },
        {
          // Another site's frame is not ours to judge.
          iframes: false,
          resultTypes: ['violations'],
          rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        },
      );
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => ({ rule: id, message: `${help}: ${target.join(' ')}` })),
      );
    },
    isPage ? [] : PAGE_RULES,
  );
}

async function layoutFaults(canvas: Canvas, condition: string): Promise<Fault[]> {
  const faults = await canvas.page.evaluate(findLayoutFaults);
  return faults.map(({ rule, message }) => ({ rule, message: `${condition}: ${message}` }));
}

async function inCondition(canvas: Canvas, condition: Condition): Promise<Fault[]> {
  if (condition === 'largeText') {
    const setSize = (size: string) =>
      canvas.page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
    await setSize('200%');
    const faults = await layoutFaults(canvas, 'text at 200 %');
    await setSize('100%');
    return faults;
  }
  await canvas.change({ textLength: 'longer' });
  await canvas.settle(true);
  const faults = await layoutFaults(canvas, 'texts 40 % longer');
  await canvas.change({ textLength: 'written' });
  return faults;
}

/** A request to another site, or one that no mock knows, is a fault of its own kind. */
function complaintOf(message: string): Fault {
  const isRequest = /^request:|without a matching request handler/.test(message);
  return { rule: isRequest ? 'request' : 'console', message };
}

/** Shows a cell and says all that is wrong with it. */
export async function judgeCell(
  canvas: Canvas,
  { story, conditions }: Cell,
  vocabulary: Vocabulary,
): Promise<Fault[]> {
  const { status, errors } = await canvas.show(story);
  await canvas.resize(canvas.size);
  const isWaiting = WAITING.test(story);
  const settled = await canvas.settle(isWaiting);
  const faults: Fault[] = errors.map((message) => ({
    rule: MISSING_TEXT.test(message) ? 'text' : 'play',
    message,
  }));
  if (!settled) faults.push({ rule: 'busy', message: 'A part of the story stays busy.' });
  faults.push(...(await axeFaults(canvas, isPage(story))));
  const texts = await canvas.page.evaluate(findTextFaults, vocabulary);
  faults.push(...texts.map((message) => ({ rule: 'text', message })));
  faults.push(...(await layoutFaults(canvas, '320 px')));
  for (const condition of conditions) faults.push(...(await inCondition(canvas, condition)));
  // Storybook repeats on the console what a story threw.
  const isRepeated = (text: string) =>
    errors.some((error) => text.includes(error) || text.includes('Error rendering story'));
  const complaints = canvas.takeComplaints().filter((text) => !isRepeated(text));
  faults.push(...complaints.map(complaintOf));
  if (status !== 'success' && faults.length === 0) {
    faults.push({ rule: 'play', message: `Storybook calls the story ${status}.` });
  }
  return faults;
}
