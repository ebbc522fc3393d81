import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#components/BackLink';
import { CarrierLogo } from '#components/CarrierLogo';
import { PageHeader } from '#components/PageHeader';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { ScreenOnly } from '../shared/layout';
import { useLink } from '../shared/useLink';

/** The props of {@link PaymentHeader}. */
export interface PaymentHeaderProps {
  /** The carrier's name in the product list. */
  company: string | undefined;
  /** The lower edge: scallops from 900 px on, or none where receipts overlap it at every width. */
  edge: 'desktop' | 'none';
  /** What the header says, and the room for what overlaps it. */
  children: ReactNode;
}

/** The head of the payment screen: the way back to the start, the wordmark and the language. */
export function PaymentHeader({ company, edge, children }: PaymentHeaderProps) {
  const { t } = useTranslation();
  const back = useLink('/start');
  return (
    <PageHeader
      edge={edge}
      leading={
        <>
          <ScreenOnly>
            <BackLink label={t('carrier.back')} {...back} />
          </ScreenOnly>
          {company !== undefined && <CarrierLogo code={company} size="large" />}
        </>
      }
      trailing={<LanguageMenu surface="brand" />}
    >
      {children}
    </PageHeader>
  );
}
