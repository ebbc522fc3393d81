import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { PageHeader } from '#components/PageHeader';

const Room = styled.div`
  min-block-size: 100vh;
`;

/** The loading state of a screen, while its code loads. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <Room aria-busy="true">
      <PageHeader leading={<VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>} />
    </Room>
  );
}
