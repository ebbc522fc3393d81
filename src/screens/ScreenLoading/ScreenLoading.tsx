import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { PageHeader } from '#components/PageHeader';

const Room = styled.div`
  min-block-size: 100vh;
`;

/** What stands on the page while a screen's code is on its way. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <Room aria-busy="true">
      <PageHeader leading={<VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>} />
    </Room>
  );
}
