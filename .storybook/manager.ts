import { addons } from 'storybook/manager-api';
import { FORCE_REMOUNT, GLOBALS_UPDATED, SET_GLOBALS } from './config/events';
import { darkSystem, frameTheme } from './config/docsTheme';
import { correctionsOf } from './globals/knownGlobals';
import { isSideBySide } from './globals/sideBySide';

addons.setConfig({
  theme: frameTheme,
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

// The theme is read when Storybook loads. The URL keeps the story and the toolbars.
darkSystem.addEventListener('change', () => {
  window.location.reload();
});

// An unknown value in a link is replaced by the initial one. Another network, or the switch, plays the story again.
addons.register('toolbars', (api) => {
  let last: string | undefined;
  api.on(SET_GLOBALS, ({ globals, globalTypes }: Record<'globals' | 'globalTypes', never>) => {
    const corrections = correctionsOf(globals, globalTypes);
    if (Object.keys(corrections).length > 0) api.updateGlobals(corrections);
  });
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Readonly<Record<string, unknown>> }) => {
    const current = `${String(globals['network'])} ${String(globals['play'])}`;
    const { viewMode, storyId } = api.getUrlState();
    if (last !== undefined && last !== current && viewMode === 'story') {
      api.emit(FORCE_REMOUNT, { storyId });
    }
    last = current;
  });
});

// Side by side needs the complete height: the panel closes, and opens again with a single carrier.
addons.register('side-by-side', (api) => {
  let wasSideBySide = false;
  let wasPanelShown = false;
  function update({ globals }: { globals: Readonly<Record<string, unknown>> }) {
    if (wasSideBySide === isSideBySide(globals)) return;
    wasSideBySide = !wasSideBySide;
    if (wasSideBySide) wasPanelShown = api.getIsPanelShown();
    api.togglePanel(!wasSideBySide && wasPanelShown);
  }
  api.on(SET_GLOBALS, update);
  api.on(GLOBALS_UPDATED, update);
});
