import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRoutes } from 'react-router-dom';
import { useNotifications } from '#notifications/NotificationProvider';
import { ScreenLoading } from '#screens/parts/ScreenLoading';
import { ScreenProviders } from '#screens/navigation/ScreenProviders';
import { ErrorBoundary } from './ErrorBoundary';
import { consumeReloadFlag } from './reload';
import { ScreenError } from './ScreenError';
import { screens } from './screens';
import { StatusBanners } from './StatusBanners';

/** The screen at the current URL. After an automatic reload, it notifies the user. */
function Screen() {
  const { t } = useTranslation();
  const { notify } = useNotifications();

  useEffect(() => {
    if (consumeReloadFlag()) notify({ tone: 'info', message: t('app.updated') });
  }, [notify, t]);

  return useRoutes(screens);
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
      <ErrorBoundary renderError={() => null} resetKey={pathname}>
        <StatusBanners />
      </ErrorBoundary>
      <ErrorBoundary
        renderError={(error, retry) => <ScreenError error={error} onRetry={retry} />}
        resetKey={pathname}
      >
        <Suspense fallback={<ScreenLoading />}>
          <Screen />
          {children}
        </Suspense>
      </ErrorBoundary>
    </ScreenProviders>
  );
}
