import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageHeader } from '#components/PageHeader';
import { Status } from './Status';

const FullHeight = styled.div`
  min-block-size: var(--colibri-window-height);
`;

/** The loading state of a screen, while its code loads. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <FullHeight aria-busy="true">
      <PageHeader start={<Status>{t('app.loading')}</Status>} />
    </FullHeight>
  );
}
