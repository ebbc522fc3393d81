import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { onMount } from '#storybook/testing/storyLifecycle';

// Hovered, focused and pressed: the addon that shows them looks for Storybook's own root, and waits for
// its word that the story stands.
onMount('states', ({ canvasElement, id, parameters }) => {
  if (parameters['pseudo'] === undefined) return undefined;
  canvasElement.id = 'storybook-root';
  return async () => {
    addons.getChannel().emit(STORY_RENDERED, id);
    // The addon waits as long.
    await new Promise((resolve) => setTimeout(resolve));
    if (document.querySelector('[class*="pseudo-"]') === null) {
      throw new Error(`The state of ${id} is not shown.`);
    }
  };
});
