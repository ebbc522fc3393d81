import { addons } from 'storybook/manager-api';
import { defaultConfig } from 'storybook-addon-tag-badges/manager-helpers';
import { docsTheme } from './docsTheme';

addons.setConfig({
  theme: docsTheme,
  tagBadges: [
    {
      tags: 'changed',
      badge: { text: 'Changed', style: 'blue', tooltip: 'Changed since the last version' },
    },
    ...defaultConfig,
  ],
});

// What the studio's page makes goes to the page's own address, so that its link can be sent.
addons.register('studio', (api) => {
  api.on('studio/address', (studio: string) => {
    api.setQueryParams({ studio });
    api.applyQueryParams({ studio }, { replace: true });
  });
});
