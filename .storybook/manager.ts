import { addons } from 'storybook/manager-api';
import { docsTheme } from './docs/docsTheme';

addons.setConfig({
  theme: docsTheme,
  // The addon's own list would load the docs blocks in the manager.
  tagBadges: [
    {
      tags: 'changed',
      badge: { text: 'Changed', style: 'blue', tooltip: 'Changed since the last version' },
    },
    { tags: 'new', badge: { text: 'New', style: 'green' } },
    { tags: 'deprecated', badge: { text: 'Deprecated', style: 'yellow' } },
  ],
});

// The draft of the theme studio is part of the page's URL, so that its link can be shared.
addons.register('studio', (api) => {
  api.on('studio/address', (studio: string) => {
    api.setQueryParams({ studio });
    api.applyQueryParams({ studio }, { replace: true });
  });
});
