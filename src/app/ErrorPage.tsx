import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import styled from 'styled-components';
import { Button, ButtonLink, type ButtonLinkProps } from '#components/Button';
import { PageHeader, ScreenTitle } from '#components/PageHeader';
import { space } from '#theme/tokens';

const Body = styled.main`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  max-inline-size: 40rem;
  padding: ${space(6)} ${space(5)};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** The props of {@link ErrorPage}. */
export interface ErrorPageProps {
  /**
   * Called when the person wants to try again.
   * @default a reload of the page
   */
  onRetry?: (() => void) | undefined;
  /**
   * The props of the way to the start.
   * @default a link that loads the page anew
   */
  home?: ButtonLinkProps;
}

function reload(): void {
  window.location.reload();
}

/** What stands on the page when a screen cannot go on. */
export function ErrorPage({
  onRetry,
  home = { href: `${import.meta.env.BASE_URL}start` },
}: ErrorPageProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);

  // What had the focus is gone with the screen.
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
        <Ways>
          <Button onClick={onRetry ?? reload}>
            {onRetry === undefined ? t('app.reload') : t('app.retry')}
          </Button>
          <ButtonLink variant="secondary" {...home}>
            {t('app.start')}
          </ButtonLink>
        </Ways>
      </Body>
    </div>
  );
}

/** The error page within the router: its way to the start needs no network. */
export function RoutedErrorPage({ onRetry }: Pick<ErrorPageProps, 'onRetry'>) {
  const home = { href: useHref('/start'), onClick: useLinkClickHandler('/start') };
  return <ErrorPage home={home} onRetry={onRetry} />;
}
