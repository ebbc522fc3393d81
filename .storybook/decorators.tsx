import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { SIDE_BY_SIDE, shownCarrier, shownThemes } from './carriers';
import { SideBySide, SingleCarrier } from './SideBySide';
import { i18n, resolveTexts } from './text';
import { AppProviders } from '../src/app/AppProviders';
import { createServices } from '../src/app/services';

/** Turns the args made by `tr` into texts of the toolbar's language. */
export const withTexts: Decorator = (Story, { args }) => <Story args={resolveTexts(args)} />;

type RouteMaker = (globals: Readonly<Record<string, unknown>>) => InitialEntry;

function isRouteMaker(route: unknown): route is RouteMaker {
  return typeof route === 'function';
}

/** Gives a story its own history; `parameters.route` is its address, or makes it from the toolbar's values. */
export const withRouter: Decorator = (Story, { globals, parameters }) => {
  const carrier = shownCarrier(globals);
  const route: unknown = parameters['route'];
  const entry = isRouteMaker(route) ? route(globals) : (route as InitialEntry | undefined);
  return (
    <MemoryRouter initialEntries={[entry ?? '/']} key={carrier} useTransitions={false}>
      <Story />
    </MemoryRouter>
  );
};

/** Colours a story by the carrier toolbar: one theme, or all of them side by side. */
export const withCarrier: Decorator = (Story, { globals, parameters, viewMode }) => {
  const themes = shownThemes(globals['carrier']);
  const padded = parameters['layout'] === 'padded';
  const cells = themes.map((theme) => ({
    theme,
    story: <Story globals={{ ...globals, carrier: theme.code }} />,
  }));
  if (globals['carrier'] === SIDE_BY_SIDE) {
    return <SideBySide cells={cells} inline={viewMode === 'docs'} padded={padded} />;
  }
  return <SingleCarrier cells={cells} padded={padded} />;
};

function Providers({ children }: { children: React.ReactNode }) {
  const [services] = useState(() => createServices(import.meta.env));
  return (
    <AppProviders i18n={i18n} services={services}>
      {children}
    </AppProviders>
  );
}

/** The app's own providers, made anew for each story. */
export const withProviders: Decorator = (Story, { id }) => (
  <Providers key={id}>
    <Story />
  </Providers>
);
