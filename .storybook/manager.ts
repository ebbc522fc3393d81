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
