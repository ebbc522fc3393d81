import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { SIDE_BY_SIDE } from './globals/sideBySide';
import { docsTheme } from './config/docsTheme';

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

// Side by side needs the complete height: the panel closes, and opens again with a single carrier.
addons.register('side-by-side', (api) => {
  let isSideBySide = false;
  let wasPanelShown = false;
  function update({ globals }: { globals: Readonly<Record<string, unknown>> }) {
    if (isSideBySide === (globals['carrier'] === SIDE_BY_SIDE)) return;
    isSideBySide = !isSideBySide;
    if (isSideBySide) wasPanelShown = api.getIsPanelShown();
    api.togglePanel(!isSideBySide && wasPanelShown);
  }
  api.on(SET_GLOBALS, update);
  api.on(GLOBALS_UPDATED, update);
});
