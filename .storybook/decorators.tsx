import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { SIDE_BY_SIDE, shownCarrier, shownThemes } from './carriers';
import { frameHeight } from './frames';
import { createOwnSession, type StoryContext } from './session';
import { FramedSideBySide, InlineSideBySide, SideBySide, SingleCarrier } from './SideBySide';
import { i18n, resolveTexts } from './text';
import { AppProviders } from '../src/app/AppProviders';
import { createEnvironment } from '../src/app/environment';
import { EnvironmentProvider, useEnvironment } from '../src/screens/environment/environment';

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

/** A story beside the one under test: what it remembers is its own, and begins as its own carrier. */
function Beside({ context, children }: { context: StoryContext; children: ReactNode }) {
  const environment = useEnvironment();
  const [session] = useState(() => createOwnSession(context));
  return (
    <EnvironmentProvider environment={{ ...environment, session }}>{children}</EnvironmentProvider>
  );
}

interface Viewports {
  options?: Readonly<Partial<Record<string, { styles: { width: string } }>>>;
}

/** The width of the viewport that the story or the toolbar has chosen. */
function viewportWidth({ globals, parameters }: StoryContext): string | undefined {
  const chosen = globals['viewport'] as { value?: string } | undefined;
  const { options = {} }: Viewports = parameters['viewport'] ?? {};
  return options[chosen?.value ?? '']?.styles.width;
}

/** Colours a story by the carrier toolbar: one theme, or all of them side by side. */
export const withCarrier: Decorator = (Story, { globals, id, parameters, viewMode }) => {
  const padded = parameters['layout'] === 'padded';
  const height = frameHeight(parameters);
  if (globals['carrier'] === SIDE_BY_SIDE && height !== undefined) {
    return <FramedSideBySide story={{ id, height, globals }} themes={shownThemes(SIDE_BY_SIDE)} />;
  }
  const cells = shownThemes(globals['carrier']).map((theme, index) => {
    const context = { parameters, globals: { ...globals, carrier: theme.code } };
    const story = <Story globals={context.globals} />;
    return { theme, story: index === 0 ? story : <Beside context={context}>{story}</Beside> };
  });
  if (globals['carrier'] !== SIDE_BY_SIDE) return <SingleCarrier cells={cells} padded={padded} />;
  if (viewMode === 'docs') return <InlineSideBySide cells={cells} padded={padded} />;
  const width = viewportWidth({ globals, parameters });
  return <SideBySide cells={cells} id={id} padded={padded} width={width} />;
};

function Providers({ children }: { children: ReactNode }) {
  const [environment] = useState(() => createEnvironment());
  return (
    <AppProviders i18n={i18n} environment={environment}>
      {children}
    </AppProviders>
  );
}

/** The app's own providers, made anew for each story and each state of the network. */
export const withProviders: Decorator = (Story, { globals, id }) => (
  <Providers key={`${id} ${String(globals['network'])}`}>
    <Story />
  </Providers>
);
