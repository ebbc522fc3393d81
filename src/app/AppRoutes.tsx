import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRoutes } from 'react-router-dom';
import { useNotifications } from '#notifications/NotificationProvider';
import { useServices } from '#screens/services';
import { ScreenLoading } from '#screens/ScreenLoading';
import { VisitProvider } from '#screens/visit';
import { TopUpProvider } from '#topup/TopUpProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { StatusBanners } from './StatusBanners';
import { consumeReloadFlag } from './reload';
import { ScreenError } from './ScreenError';
import { screens } from './screens';

/** The screen at the current address; notifies the user of an automatic reload that has loaded it. */
function Screen() {
  const { t } = useTranslation();
  const { notify } = useNotifications();

  useEffect(() => {
    if (consumeReloadFlag()) notify({ tone: 'info', message: t('app.updated') });
  }, [notify, t]);

  return useRoutes(screens);
}

/** The props of {@link AppRoutes}. */
export interface AppRoutesProps {
  /** What is hydrated together with the screen. */
  children?: ReactNode;
}

/** The screens by their addresses, with what is shown while one loads and where one fails. */
export function AppRoutes({ children }: AppRoutesProps) {
  const { key } = useLocation();
  const { session, now } = useServices();
  return (
    <TopUpProvider now={now} session={session}>
      <VisitProvider>
        <StatusBanners />
        <ErrorBoundary
          renderError={(error, retry) => <ScreenError error={error} onRetry={retry} />}
          resetKey={key}
        >
          <Suspense fallback={<ScreenLoading />}>
            <Screen />
            {children}
          </Suspense>
        </ErrorBoundary>
      </VisitProvider>
    </TopUpProvider>
  );
}
