import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statedAmount } from '#components/Amount';
import { Notice } from '#components/Notice';
import { PaymentMethods } from '#components/PaymentMethods';
import type { Product } from '#recargas/contract';
import { themeOf } from '#theme/themes';
import { changing } from '../shared/draft';
import { Main } from '../shared/layout';
import { carrierPath } from '../shared/names';
import { useHeadingFocus } from '../shared/useHeadingFocus';
import { useLanguage } from '#i18n/useLanguage';
import { useLink } from '../shared/useLink';
import { CardForm } from './CardForm';
import { Order } from './Order';
import { Layout, Overlap, Panel, Title } from './Payment.styles';
import { PaymentHeader } from './PaymentHeader';
import type { PaymentValues } from './rules';
import type { PaymentContext } from './usePaymentContext';
import { useTimesPutAway } from './useTimesPutAway';

/** The props of {@link PaymentForm}. */
export interface PaymentFormProps {
  /** The chosen product. */
  product: Product;
  /** Whose top-up it is. */
  context: PaymentContext;
  /** Whether the payment is on its way. */
  paying: boolean;
  /** Called with the card's data when everything is filled in. */
  onPay: (values: PaymentValues) => void;
}

/** The payment before it is made: what is paid, the method, and the card's form (spec §2). */
export function PaymentForm({ product, context, paying, onPay }: PaymentFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useHeadingFocus();
  const [method, setMethod] = useState('demo');
  const times = useTimesPutAway();
  const isDemo = method === 'demo';
  const { company, phone, lacksPhone, draft } = context;
  const missing = useId();
  const wayBack = useRef<HTMLAnchorElement>(null);
  const carrier = useLink(
    company === undefined ? '/start' : carrierPath(company),
    draft && changing(draft, 'phone'),
  );
  const { currency } = themeOf(company);

  return (
    <>
      <title>{t('app.title', { screen: t('payment.title') })}</title>
      <PaymentHeader company={company} edge="desktop">
        <Overlap />
      </PaymentHeader>
      <Main>
        <Layout>
          <Title ref={heading} tabIndex={-1}>
            {t('payment.title')}
          </Title>
          <Order context={context} product={product} />
          <Panel>
            {phone === undefined && (
              <Notice>
                <span id={missing}>{t('payment.noPhone')}</span>{' '}
                <a aria-describedby={missing} ref={wayBack} {...carrier}>
                  {t('payment.noPhoneLink')}
                </a>
              </Notice>
            )}
            <PaymentMethods
              label={t('payment.method')}
              methods={[
                { value: 'demo', label: t('payment.methodDemo') },
                {
                  value: 'card',
                  label: t('payment.methodCard'),
                  unavailable: t('payment.notAvailable'),
                },
              ]}
              onChange={(event) => {
                setMethod(event.target.value);
              }}
              value={method}
            />
            {isDemo && <Notice>{t('payment.demo')}</Notice>}
            {/* Hidden and not gone, so that what was typed is still there on the way back. */}
            <CardForm
              amount={statedAmount(product.precio, { language, currency })}
              hidden={!isDemo}
              key={times}
              lacksPhone={lacksPhone}
              onPay={onPay}
              onPhoneMissing={() => {
                wayBack.current?.focus();
              }}
              paying={paying}
            />
          </Panel>
        </Layout>
      </Main>
    </>
  );
}
