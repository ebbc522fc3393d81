import type { i18n as I18n } from 'i18next';
import { LanguageSync } from './LanguageSync';
import type { AppEnvironment } from '#screens/data/environment';
import { GlobalStyle } from '#theme/GlobalStyle';
import { AppProviders } from './AppProviders';
import { AppRoutes } from './AppRoutes';

export interface AppProps {
  /** The i18next instance, with a language loaded. */
  i18n: I18n;
  /** The environment of the screens. */
  environment: AppEnvironment;
}

/** The app: the routes in their providers, except for the router. */
export function App({ i18n, environment }: AppProps) {
  return (
    <AppProviders i18n={i18n} environment={environment}>
      <GlobalStyle />
      <AppRoutes>
        <LanguageSync />
      </AppRoutes>
    </AppProviders>
  );
}
