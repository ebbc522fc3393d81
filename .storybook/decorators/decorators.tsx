import type { Decorator } from '@storybook/react-vite';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import styled from 'styled-components';
import { shownCarrier, shownTheme } from '../globals/carriers';
import { selectedScheme } from '../globals/schemes';
import { isSideBySide, SIDE_BY_SIDE } from '../globals/sideBySide';
import { SideBySide } from './CarrierFrames';
import { currentTexts, i18n, useTextVersion } from '../testing/i18n';
import { AppProviders } from '#app/AppProviders';
import { createServices } from '#app/services';
import { space } from '#theme/tokens';

function Texts({ children }: { children: () => ReactNode }) {
  useTextVersion();
  return children();
}

/** Turns the args made by `tr` into texts of the toolbar's language. */
export const withTexts: Decorator = (Story, { args, id, initialArgs }) => (
  <Texts>{() => <Story args={currentTexts(id, args, initialArgs)} />}</Texts>
);

type RouteFactory = (globals: Readonly<Record<string, unknown>>) => InitialEntry;

/** Renders a story in a router. `parameters.route` is its URL, or a function of the toolbar values. */
export const withRouter: Decorator = (Story, { globals, parameters }) => {
  const carrier = shownCarrier(globals);
  const route = parameters['route'] as InitialEntry | RouteFactory | undefined;
  const entry = typeof route === 'function' ? route(globals) : route;
  return (
    <MemoryRouter initialEntries={[entry ?? '/']} key={carrier} useTransitions={false}>
      <Story />
    </MemoryRouter>
  );
};

const Ground = styled.div`
  &[data-padded='true'] {
    padding: ${space(5)};
  }
`;

/** Sets the language of the story, because docs pages are English. */
function StoryGround(props: ComponentProps<typeof Ground>) {
  useTextVersion();
  return <Ground lang={i18n.language} {...props} />;
}

/** Renders a story in the theme and scheme of the toolbars, or in all themes or schemes side by side. */
export const withCarrier: Decorator = (Story, { globals, id, parameters, viewMode }) => {
  const story = (
    <StoryGround
      data-carrier={shownTheme(globals).code}
      data-padded={parameters['layout'] === 'padded'}
      data-scheme={viewMode === 'docs' ? selectedScheme(globals) : undefined}
      data-story
    >
      <Story />
    </StoryGround>
  );
  if (!isSideBySide(globals)) return story;
  const by = globals['carrier'] === SIDE_BY_SIDE ? 'carrier' : 'scheme';
  return (
    <SideBySide by={by} globals={globals} id={id}>
      {story}
    </SideBySide>
  );
};

function Providers({ children }: { children: ReactNode }) {
  const [services] = useState(() => createServices());
  return (
    <AppProviders i18n={i18n} services={services}>
      {children}
    </AppProviders>
  );
}

/** The app's providers, created again for each story and each state of the network. */
export const withProviders: Decorator = (Story, { globals, id }) => (
  <Providers key={`${id} ${String(globals['network'])}`}>
    <Story />
  </Providers>
);
