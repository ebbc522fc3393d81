import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { GlobalStyle } from '#theme/GlobalStyle';
import { ServicesContext, type AppServices } from '#screens/services';
import { AppNotifications } from './AppNotifications';

/** The props of {@link AppProviders}. */
export interface AppProvidersProps {
  /** The translator, its first language loaded. */
  i18n: I18n;
  /** The screens' environment. */
  environment: AppServices;
  /** The screens. */
  children: ReactNode;
}

/** Everything the screens stand in, in the app and in Storybook alike, but for the router. */
export function AppProviders({ i18n, environment, children }: AppProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <GlobalStyle />
      <ServicesContext value={environment}>
        <AppNotifications>{children}</AppNotifications>
      </ServicesContext>
    </I18nextProvider>
  );
}
