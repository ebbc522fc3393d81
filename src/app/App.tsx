import type { i18n as I18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ChosenLanguage } from '#i18n/chosenLanguage';
import type { Language } from '#i18n/languages';
import { LanguageSync } from '#i18n/LanguageSync';
import type { AppServices } from '#screens/services';
import { AppProviders } from './AppProviders';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';

/** The props of {@link App}. */
export interface AppProps {
  /** The i18next instance, with a language loaded. */
  i18n: I18n;
  /** The screens' environment. */
  environment: AppServices;
  /** The language that was requested; `i18n` has another one where its file could not be loaded. */
  language: Language;
  /** Returns, once, the language that was chosen before the page was hydrated. */
  takeChosen?: (() => Language | undefined) | undefined;
  /**
   * What tells the routes where they are.
   * @default the browser's address and history
   */
  Router?: ComponentType<{ children: ReactNode }>;
}

function PageRouter({ children }: { children: ReactNode }) {
  return (
    // A transition would leave a screen usable which the person has already left.
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      {children}
    </BrowserRouter>
  );
}

/** The whole app: the route table in its providers. */
export function App({ i18n, environment, language, takeChosen, Router = PageRouter }: AppProps) {
  return (
    <AppProviders environment={environment} i18n={i18n}>
      <LanguageSync requested={language} />
      <ErrorBoundary renderError={() => <ErrorPage />}>
        <Router>
          <AppRoutes>{takeChosen && <ChosenLanguage takeChosen={takeChosen} />}</AppRoutes>
        </Router>
      </ErrorBoundary>
    </AppProviders>
  );
}
