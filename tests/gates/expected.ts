import type { ConsoleMessage } from 'playwright';
import { STORYBOOKS_OWN } from '#storybook/verdicts';

/** The one other site that a story may ask, for the map's frame; tests have no network for it. */
export const MAP = 'https://www.openstreetmap.org';

/** What the browser or Storybook writes by itself: a mocked failure, and the reading of the preview. */
export function isExpected(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const mayFail = url.startsWith(MAP) || /\/(recargas|servicios)\//.test(url);
  if (mayFail && message.text().startsWith('Failed to load resource')) return true;
  return message.text().includes(STORYBOOKS_OWN);
}
