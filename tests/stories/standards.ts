import aceSource from 'accessibility-checker-engine/ace.js?raw';
import type * as equalAccess from 'accessibility-checker-engine';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';
import { afterEach } from 'vitest';
import { htmlRules } from '../htmlRules';
import { isPage, settle } from './checkStory';

declare global {
  /** IBM's Equal Access engine. Its file is a script, not a module. */
  const ace: typeof equalAccess;
}

const script = document.createElement('script');
script.textContent = aceSource;
document.head.append(script);

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
const checker = new ace.Checker();

/** It sees no backgrounds of pseudo-elements, and takes a banner for a page. axe has both rules. */
const IGNORED = ['text_contrast_sufficient', 'skip_main_exists'];

async function invalidHtml(): Promise<string[]> {
  // Storybook's own elements are next to those of the story.
  const ofStory = document.querySelectorAll('body > :not([class^="sb-"])');
  const html = Array.from(ofStory, ({ outerHTML }) => outerHTML).join('');
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${String(selector)})`),
  );
}

async function violations(): Promise<string[]> {
  const { results } = await checker.check(document.body, ['WCAG_2_2']);
  return results
    .filter(({ ruleId, value }) => value.join() === 'VIOLATION,FAIL' && !IGNORED.includes(ruleId))
    .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${String(path['dom'])})`);
}

// A second opinion before a release: a validator of HTML, and for screens another engine than axe.
afterEach(async ({ story, task }) => {
  if (story === undefined || task.result?.state === 'fail') return;
  await settle(story.id);
  const found = [...(await invalidHtml()), ...(isPage(story.id) ? await violations() : [])];
  if (found.length > 0) throw new Error(found.join('\n'));
});
