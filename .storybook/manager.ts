import { addons } from 'storybook/manager-api';
import { darkSystem, frameTheme } from './config/docsTheme';

addons.setConfig({ theme: frameTheme });

// The theme is read when Storybook loads. The URL keeps the story and the toolbars.
darkSystem.addEventListener('change', () => {
  window.location.reload();
});
