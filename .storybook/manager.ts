import { addons } from 'storybook/manager-api';
import { frameTheme } from './config/docsTheme';

addons.setConfig({
  theme: frameTheme,
  layout: { navSize: window.innerWidth < 1000 ? 220 : 300 },
  layoutCustomisations: {
    // The pages of Review have their choices on the page.
    showPanel: ({ path }, isShown) => !path.startsWith('/story/review-') && isShown,
  },
});
