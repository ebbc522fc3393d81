import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CarrierLogo } from '#components/CarrierLogo';
import { IconLink } from '#components/IconButton';
import { PageHeader } from '#components/PageHeader';
import { LanguageMenu } from '#i18n/LanguageMenu';
import { RouteLink } from '../navigation/RouteLink';

export interface PaymentHeaderProps {
  /** The carrier's name in the product list. Empty or undefined if unknown. */
  carrier: string | undefined;
  /** The lower edge: scallops from 744 px, or none if receipts overlap it at every width. */
  edge: 'tablet' | 'none';
  /** The content of the header, and the space for overlapping panels. */
  children: ReactNode;
}

/** The header of the payment screen: the link to the start, the wordmark and the language. */
export function PaymentHeader({ carrier, edge, children }: PaymentHeaderProps) {
  const { t } = useTranslation();
  return (
    <PageHeader
      edge={edge}
      start={
        <>
          <IconLink
            icon="back"
            label={t('carrier.back')}
            render={<RouteLink to="/start" />}
            surface="brand"
          />
          {carrier && <CarrierLogo code={carrier} size="large" />}
        </>
      }
      end={<LanguageMenu surface="brand" />}
    >
      {children}
    </PageHeader>
  );
}
