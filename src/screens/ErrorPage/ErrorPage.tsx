import { useEffect, useRef, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import styled from 'styled-components';
import { Button, ButtonLink } from '#components/Button';
import { PageHeader, ScreenTitle } from '#components/PageHeader';
import { safeArea, space } from '#theme/tokens';
import { RouteLink } from '../navigation/RouteLink';

const Body = styled.main`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  max-inline-size: 40rem;
  padding: ${space(6)} max(${space(5)}, ${safeArea.inline});
`;

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
  const heading = useRef<HTMLHeadingElement>(null);
  const isStart = useMatch('/start') !== null;

  // The focused element was removed with the screen.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <div data-carrier="default">
      <title>{t('app.title', { screen: t('app.error') })}</title>
      <PageHeader>
        <ScreenTitle ref={heading} tabIndex={-1}>
          {t('app.error')}
        </ScreenTitle>
      </PageHeader>
      <Body>
        <p role="alert">{t('app.errorHint')}</p>
        <Actions>
          <Button loading={isRetrying} onClick={() => startRetry(onRetry)}>
            {t('app.retry')}
          </Button>
          {!isStart && (
            <ButtonLink render={<RouteLink to="/start" />} variant="secondary">
              {t('app.start')}
            </ButtonLink>
          )}
        </Actions>
      </Body>
    </div>
  );
}
