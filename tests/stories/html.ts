import { commands } from 'vitest/browser';
import type { StoryIssue } from './checkStory';

/** Finds the violations of the HTML standard in a story. */
export async function findHtmlIssues(): Promise<StoryIssue[]> {
  // Storybook's own elements are next to those of the story.
  const own = document.querySelectorAll('body > :not(script, .sb-wrapper, [class^="sb-"])');
  const html = Array.from(own, ({ outerHTML }) => outerHTML).join('');
  return (await commands.validateHtml(html))
    .filter((message) => !message.includes(': <style>')) // The rules of a theme are within its provider.
    .map((message) => ({ rule: 'html', message }));
}
