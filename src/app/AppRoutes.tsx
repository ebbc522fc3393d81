import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRoutes } from 'react-router-dom';
import { onReturn } from '#utils/onReturn';
import { useNotifications } from '#notifications/NotificationRegion';
import { ErrorPage } from '#screens/ErrorPage';
import { FocusOnNavigation } from '#screens/navigation/FocusOnNavigation';
import { ScreenLoading } from '#screens/parts/ScreenLoading';
import { ScreenProviders } from '#screens/navigation/ScreenProviders';
import { ErrorBoundary } from './ErrorBoundary';
import { consumeReloadFlag, reload, reloadOnce } from './reload';
import { screens } from './screens';
import { StatusBanners } from './StatusBanners';

/** The notification of an automatic reload, in the current language. */
function Updated() {
  return useTranslation().t('app.updated');
}

/** The screen at the current URL. After an automatic reload, it notifies the user. */
function Screen() {
  const { t } = useTranslation();
  const { notify } = useNotifications();

  useEffect(() => {
    if (consumeReloadFlag()) notify({ tone: 'info', message: <Updated /> });
  }, [notify]);

  const screen = useRoutes(screens);
  return (
    <>
      <meta content={t('landing.description')} name="description" />
      {screen}
    </>
  );
}

/** The page in place of a screen that has failed. It reloads the page when the network or the tab returns. */
function FailedScreen() {
  useEffect(() => onReturn(() => void reloadOnce()), []);
  return <ErrorPage onRetry={reload} />;
}

export interface AppRoutesProps {
  /** Content that is hydrated together with the screen. */
  children?: ReactNode;
}

/** The route table, with a loading state and an error page for each screen. */
export function AppRoutes({ children }: AppRoutesProps) {
  const { pathname } = useLocation();
  return (
    <ScreenProviders>
      <StatusBanners />
      <ErrorBoundary fallback={<FailedScreen />} resetKey={pathname}>
        <Suspense fallback={<ScreenLoading />}>
          <Screen />
          <FocusOnNavigation />
          {children}
        </Suspense>
      </ErrorBoundary>
    </ScreenProviders>
  );
}
