import { LanguageSync } from './LanguageSync';
import { GlobalStyle } from '#theme/GlobalStyle';
import { AppProviders, type AppProvidersProps } from './AppProviders';
import { AppRoutes } from './AppRoutes';

/** The app: the routes in their providers, except for the router. */
export function App(props: Omit<AppProvidersProps, 'children'>) {
  return (
    <AppProviders {...props}>
      <GlobalStyle />
      <AppRoutes>
        <LanguageSync />
      </AppRoutes>
    </AppProviders>
  );
}
