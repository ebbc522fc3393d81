import { addons } from 'storybook/preview-api';
import { onMount } from '#storybook/testing/storyLifecycle';

// The addon for hover, focus and active states looks for Storybook's root element and waits for the
// event that the story is rendered.
onMount('states', ({ canvasElement, id, parameters }) => {
  if (parameters['pseudo'] === undefined) return undefined;
  canvasElement.id = 'storybook-root';
  return async () => {
    addons.getChannel().emit('storyRendered', id);
    // The addon waits for a task, too.
    await new Promise((resolve) => setTimeout(resolve));
    if (document.querySelector('[class*="pseudo-"]') === null) {
      throw new Error(`The state of ${id} is not shown.`);
    }
  };
});
