import { useEffect, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '#addresses/addresses';
import { Button, ButtonLink } from '#components/Button';
import { space } from '#theme/tokens';
import { RouteLink } from '../navigation/RouteLink';
import { CompanyPage } from '../parts/CompanyPage';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

export interface ErrorPageProps {
  /** Called when the user presses the button that tries again, which ignores presses until the promise resolves. */
  onRetry: () => Promise<void>;
}

/** The page in place of a screen that has failed. It has the address of that screen and leads to the start. */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  const { t } = useTranslation();
  const [isRetrying, startRetry] = useTransition();
  const isStart = useMatch(paths.start) !== null;

  // The focused element was removed with the screen.
  useEffect(() => {
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <CompanyPage
      flags={false}
      heading={t('app.error')}
      lead={<span role="alert">{t('app.errorHint')}</span>}
    >
      <Actions>
        <Button loading={isRetrying} onClick={() => startRetry(onRetry)}>
          {t('app.retry')}
        </Button>
        {!isStart && (
          <ButtonLink render={<RouteLink to={paths.start} />} variant="secondary">
            {t('app.start')}
          </ButtonLink>
        )}
      </Actions>
    </CompanyPage>
  );
}
