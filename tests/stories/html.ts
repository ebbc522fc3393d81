import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';
import type { StoryIssue } from './checkStory';

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** Finds the violations of the HTML standard in a story. */
export async function findHtmlIssues(): Promise<StoryIssue[]> {
  // Storybook's own elements are next to those of the story.
  const own = document.querySelectorAll('body > :not(script, .sb-wrapper, [class^="sb-"])');
  const html = Array.from(own, ({ outerHTML }) => outerHTML).join('');
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages
    .filter(({ message }) => !message.startsWith('<style>')) // The rules of a theme are within its provider.
    .map(({ ruleId, message, selector }) => ({
      rule: 'html',
      message: `${ruleId}: ${message} (${String(selector)})`,
    }));
}
