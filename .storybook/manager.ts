import { addons } from 'storybook/manager-api';
import { docsTheme } from './docsTheme';

addons.setConfig({ theme: docsTheme });

// What the studio's page makes goes to the page's own address, so that its link can be sent.
addons.register('studio', (api) => {
  api.on('studio/address', (studio: string) => {
    api.setQueryParams({ studio });
    api.applyQueryParams({ studio }, { replace: true });
  });
});
