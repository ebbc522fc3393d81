import type { Decorator } from '@storybook/react-vite';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import styled from 'styled-components';
import { SIDE_BY_SIDE, shownCarrier, shownTheme } from '../globals/carriers';
import { isSideBySide, selectedScheme } from '../globals/schemes';
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

type RouteMaker = (globals: Readonly<Record<string, unknown>>) => InitialEntry;

/** Gives a story its own history; `parameters.route` is its address, or makes it from the toolbar's values. */
export const withRouter: Decorator = (Story, { globals, parameters }) => {
  const carrier = shownCarrier(globals);
  const route = parameters['route'] as InitialEntry | RouteMaker | undefined;
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

/** Speaks the story's language, on docs pages too, which are English. */
function StoryGround(props: ComponentProps<typeof Ground>) {
  useTextVersion();
  return <Ground lang={i18n.language} {...props} />;
}

/** Colours a story by the toolbar: one theme in one scheme, or all themes or schemes side by side. */
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
