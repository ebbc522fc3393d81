import { addons } from 'storybook/manager-api';
import { darkSystem, frameTheme } from './docs/docsTheme';

addons.setConfig({
  theme: frameTheme,
  // The addon's own list would bring the docs' blocks into the manager.
  tagBadges: [
    {
      tags: 'changed',
      badge: { text: 'Changed', style: 'blue', tooltip: 'Changed since the last version' },
    },
    { tags: 'new', badge: { text: 'New', style: 'green' } },
    { tags: 'deprecated', badge: { text: 'Deprecated', style: 'yellow' } },
  ],
});

// The theme is read when Storybook loads. Its address keeps the story and the toolbar.
darkSystem.addEventListener('change', () => {
  window.location.reload();
});

// What the studio's page makes goes to the page's own address, so that its link can be sent.
addons.register('studio', (api) => {
  api.on('studio/address', (studio: string) => {
    api.setQueryParams({ studio });
    api.applyQueryParams({ studio }, { replace: true });
  });
});
