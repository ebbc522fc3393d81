import type { Decorator } from '@storybook/react-vite';
import { use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import styled from 'styled-components';
import { shownCarrier, shownTheme } from '../globals/carriers';
import { lengthenTexts } from '../globals/pseudoLocalize';
import { selectedScheme } from '../globals/schemes';
import { i18n, useTextVersion } from '../testing/i18n';
import { createStoryEnvironment } from '../testing/storyEnvironment';
import { AppProviders, notificationsPlace } from '#app/AppProviders';
import {
  NotificationPreview,
  PreviewContext,
  StillNotifications,
} from '#notifications/testing/NotificationPreview';
import { EnvironmentContext, type AppEnvironment } from '#screens/data/environment';
import { GlobalStyle } from '#theme/GlobalStyle';
import { media, space } from '#theme/tokens';

type StoryContext = Parameters<Decorator>[1];

type RouteFactory = (globals: Readonly<Record<string, unknown>>) => InitialEntry;

/** Restarts a story with another carrier if its address, what is stored or its data is a function of the toolbars. */
function restartKey({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>): string {
  const { route, session, catalogue, settings } = parameters as Record<string, unknown>;
  const values = [route, session, catalogue, settings];
  return values.some((value) => typeof value === 'function') ? shownCarrier(globals) : '';
}

/** Renders a story in a router. `parameters.route` is its URL, or a function of the toolbar values; null for no router. */
export const withRouter: Decorator = (Story, { globals, parameters }) => {
  const route = parameters['route'] as InitialEntry | RouteFactory | null | undefined;
  if (route === null) return <Story />;
  const entry = typeof route === 'function' ? route(globals) : route;
  return (
    <MemoryRouter
      initialEntries={[entry ?? '/']}
      key={restartKey({ globals, parameters })}
      useTransitions={false}
    >
      <Story />
    </MemoryRouter>
  );
};

interface StoryGroundProps {
  context: StoryContext;
  children: ReactNode;
}

/**
 * Sets the theme, the language, because docs pages are English, and the scheme of a preview. A component of the package
 * has a guide, and finished Spanish texts.
 */
function StoryGround({ context: { globals, parameters }, children }: StoryGroundProps) {
  const ground = useRef<HTMLDivElement>(null);
  const isLonger = useTextVersion().endsWith('longer');
  const isFinished = parameters['about'] !== undefined;
  useLayoutEffect(
    () => (isLonger && isFinished && ground.current ? lengthenTexts(ground.current) : undefined),
    [isLonger, isFinished],
  );
  return (
    <div
      data-carrier={shownTheme(globals).code}
      data-scheme={use(PreviewContext) ? selectedScheme(globals) : undefined}
      data-story
      lang={isFinished ? 'es' : i18n.language}
      ref={ground}
      style={{ padding: parameters['layout'] === 'padded' ? space(5) : undefined }}
    >
      {children}
    </div>
  );
}

/** Renders a story in the theme and scheme of the toolbars. The root has the scheme, and each preview its own. */
export const withCarrier: Decorator = (Story, context) => (
  <StoryGround context={context}>
    <Story />
  </StoryGround>
);

/** Adds the global styles to the document once, for all of its stories. */
export function addGlobalStyle(): void {
  const root = createRoot(document.createElement('div'));
  flushSync(() => {
    root.render(<GlobalStyle />);
  });
}

const BoxNotifications = styled(NotificationPreview)`
  --colibri-notifications-width: 100%;

  ${media.tablet} {
    --colibri-notifications-width: 18.75rem;
  }

  ${notificationsPlace}
`;

function Providers({ context, children }: { context: StoryContext; children: ReactNode }) {
  // A story in a comparison has no loaded environment, because only Storybook runs loaders.
  const [environment] = useState(() => {
    const { environment: loaded } = context.loaded as { environment?: AppEnvironment };
    return loaded ?? createStoryEnvironment(context, { isPreview: true });
  });
  if (!use(PreviewContext)) {
    return (
      <AppProviders i18n={i18n} environment={environment}>
        {children}
      </AppProviders>
    );
  }
  return (
    <I18nextProvider i18n={i18n}>
      <EnvironmentContext value={environment}>
        <StillNotifications>
          {children}
          <BoxNotifications />
        </StillNotifications>
      </EnvironmentContext>
    </I18nextProvider>
  );
}

/** The app's providers, with the environment of the story, created again when the network or the `restartKey` changes. */
export const withProviders: Decorator = (Story, context) => {
  const { network } = context.globals as Record<string, unknown>;
  return (
    <Providers context={context} key={[context.id, restartKey(context), String(network)].join(' ')}>
      <Story />
    </Providers>
  );
};
