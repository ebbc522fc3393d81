import type { i18n as I18n } from 'i18next';
import type { Language } from '#i18n/languages';
import { LanguageSync } from '#i18n/LanguageSync';
import { GlobalStyle } from '#theme/GlobalStyle';
import { AppProviders } from './AppProviders';
import { AppRoutes } from './AppRoutes';
import { RestoredInput } from './earlyInput';
import { createEnvironment } from './environment';

export interface AppProps {
  /** The i18next instance, with a language loaded. */
  i18n: I18n;
  /** The requested language. `i18n` has another one if its file could not be loaded. */
  language: Language;
  /** Restores what was entered before the page was hydrated. */
  restoreInput?: (() => void) | undefined;
}

const environment = createEnvironment();

/** The app: the routes in their providers, except for the router. */
export function App({ i18n, language, restoreInput }: AppProps) {
  return (
    <AppProviders i18n={i18n} environment={environment}>
      <GlobalStyle />
      <LanguageSync requested={language} />
      <AppRoutes>{restoreInput && <RestoredInput restore={restoreInput} />}</AppRoutes>
    </AppProviders>
  );
}
