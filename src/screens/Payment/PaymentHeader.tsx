import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CarrierLogo } from '#components/CarrierLogo';
import { IconLink } from '#components/IconButton';
import { PageHeader } from '#components/PageHeader';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { ScreenOnly } from '../shared/layout';
import { useLink } from '../shared/useLink';

/** The props of {@link PaymentHeader}. */
export interface PaymentHeaderProps {
  /** The carrier's name in the product list; empty or undefined where it is unknown. */
  carrier: string | undefined;
  /** The lower edge: scallops from 744 px on, or none where receipts overlap it at every width. */
  edge: 'tablet' | 'none';
  /** What the header says, and the room for what overlaps it. */
  children: ReactNode;
}

/** The head of the payment screen: the way back to the start, the wordmark and the language. */
export function PaymentHeader({ carrier, edge, children }: PaymentHeaderProps) {
  const { t } = useTranslation();
  const back = useLink('/start');
  return (
    <PageHeader
      edge={edge}
      leading={
        <>
          <ScreenOnly>
            <IconLink icon="back" label={t('carrier.back')} surface="brand" {...back} />
          </ScreenOnly>
          {carrier && <CarrierLogo code={carrier} size="large" />}
        </>
      }
      trailing={<LanguageMenu surface="brand" />}
    >
      {children}
    </PageHeader>
  );
}
