import { addons } from 'storybook/manager-api';
import { darkSystem, frameTheme } from './config/docsTheme';

addons.setConfig({ theme: frameTheme, selectedPanel: 'storybook/interactions/panel' });

// The theme is read when Storybook loads. The URL keeps the story and the toolbars.
darkSystem.addEventListener('change', () => {
  window.location.reload();
});

// The draft of the theme studio is part of the page's URL, so that its link can be shared.
addons.register('studio', (api) => {
  api.on('studio/address', (studio: string) => {
    api.setQueryParams({ studio });
    api.applyQueryParams({ studio }, { replace: true });
  });
});
