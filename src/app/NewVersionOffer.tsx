import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { Notice } from '#components/Notice';
import { space } from '#theme/tokens';
import { NoticeLines } from './NoticeLines';

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  justify-content: space-between;
`;

interface NewVersionOfferProps {
  /** Called when the user asks for the new version. */
  onUpdate: () => void;
}

/** Says that there is a new version of the page, and offers it. */
export function NewVersionOffer({ onUpdate }: NewVersionOfferProps) {
  const { t } = useTranslation();
  return (
    <NoticeLines data-carrier="default" role="status">
      <Notice>
        <Offer>
          {t('version.waits')}
          <Button onClick={onUpdate} variant="secondary">
            {t('version.take')}
          </Button>
        </Offer>
      </Notice>
    </NoticeLines>
  );
}
