import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { PageHeader, ScreenTitle } from '#components/PageHeader';
import { space } from '#theme/tokens';

const Body = styled.main`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  max-inline-size: 40rem;
  padding: ${space(6)} ${space(5)};
`;

/** What stands on the page when a screen cannot go on. */
export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <div data-carrier="house">
      <title>{t('app.title', { screen: t('app.error') })}</title>
      <PageHeader>
        <ScreenTitle>{t('app.error')}</ScreenTitle>
      </PageHeader>
      <Body>
        <p role="alert">{t('app.errorHint')}</p>
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          {t('app.reload')}
        </Button>
      </Body>
    </div>
  );
}
