import type { i18n as I18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '#languages';
import type { Environment } from '#screens/environment';
import { AppProviders } from './AppProviders';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { LanguageKeeper } from './LanguageKeeper';

/** The props of {@link App}. */
export interface AppProps {
  /** The translator, its first language loaded. */
  i18n: I18n;
  /** The screens' environment. */
  environment: Environment;
  /** The language that was asked for; the translator has another where its file could not be had. */
  language: Language;
  /** Tells once which language was chosen in the page before it could answer. */
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
      <LanguageKeeper asked={language} takeChosen={takeChosen} />
      <ErrorBoundary>
        <Router>
          <AppRoutes />
        </Router>
      </ErrorBoundary>
    </AppProviders>
  );
}
