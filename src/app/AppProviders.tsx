import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { NotificationProvider, NotificationRegion } from '#notifications/NotificationRegion';
import { EnvironmentContext, type AppEnvironment } from '#screens/data/environment';
import { sideWidth } from '#theme/grid';
import { media, space } from '#theme/tokens';

/**
 * The place of the notifications: over the first row of the header, so that they cover no number or amount. From
 * 900 px below it at the end of the page grid, as wide as the side panel of a carrier's screen.
 */
export const notificationsPlace = css`
  --colibri-notifications-top: ${space(1)};

  ${media.desktop} {
    --colibri-notifications-top: ${space(16)};
    --colibri-notifications-end: max(${space(12)}, (100% - 74rem) / 2);
    --colibri-notifications-width: ${sideWidth};
  }
`;

const Region = styled(NotificationRegion)`
  ${notificationsPlace}
`;

function Notifications() {
  const { t } = useTranslation();
  return <Region closeLabel={t('notification.close')} label={t('notification.region')} />;
}

export interface AppProvidersProps {
  /** The i18next instance, with a language loaded. */
  i18n: I18n;
  /** The environment of the screens. */
  environment: AppEnvironment;
  /** The screens. */
  children: ReactNode;
}

/** The providers of the screens, except for the router, in the app and in Storybook. */
export function AppProviders({ i18n, environment, children }: AppProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <EnvironmentContext value={environment}>
        <NotificationProvider>
          {children}
          <Notifications />
        </NotificationProvider>
      </EnvironmentContext>
    </I18nextProvider>
  );
}
